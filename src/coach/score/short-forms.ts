// Written in capitals as a matter of course: no shouting, and kept as they are.
const shortForms = new Set(
  `ROAS ASAP HVAC GDPR SAAS STOP RSVP NASA IKEA HIPAA USPS OSHA NFPA FEMA CCPA FERPA HTML HTTP HTTPS JSON YAML LLC CRM VOIP POS CPAP
  CTAS KPIS FAQS URLS APIS SKUS SLAS RFPS RFQS CEOS CFOS CTOS ARPU CAGR EBIT EBITDA SAML OAUTH SMTP IMAP DMARC EPDM MERV NEMA ASTM ANSI LEED
  NATO EMEA APAC LATAM WCAG CCTV HDMI WLAN NIST FINRA FDIC ACORD COBRA FICO HELOC YMCA TOEFL GMAT LSAT MCAT GCSE JPEG MPEG IBAN SEPA BACS PAYE
  HMRC DVLA RICS FENSA COVID FYI IIRC CAPEX OPEX`.split(/\s+/),
);
const small = /^(?:[A-Z]{2,3}s?|[A-Z]+\d+|ISO\d*)$/;
const noVowel = /^[B-DF-HJ-NP-TV-XZ]{4,6}$/;
export const isShortForm = (word: string) => small.test(word) || shortForms.has(word) || noVowel.test(word);
