// What a rule leans on, in the words a user sees. Grades: A randomised or peer-reviewed, B large vendor data, C one vendor or second-hand, D practitioners' lore.
export type Grade = 'A' | 'B' | 'C' | 'D';
export type Evidence = { grade: Grade; shown: string };

export const evidence = {
  E1: { grade: 'A', shown: 'Rogers and Lasky-Fink, 7,002 recipients: a randomised trial' },
  E2: { grade: 'B', shown: 'Lavender, cold e-mails: vendor data, a correlation' },
  E3: { grade: 'B', shown: 'Boomerang 2016, 40M e-mails: vendor data, a correlation' },
  E4: { grade: 'A', shown: '5,187 cold e-mails, a journal article: peer-reviewed' },
  E7: { grade: 'B', shown: 'Boomerang 2016, reading grades in 40M e-mails: vendor data, a correlation' },
  E10: { grade: 'B', shown: 'Boomerang 2016, questions in 40M e-mails: vendor data, a correlation' },
  E11: { grade: 'B', shown: 'Boomerang 2016, subject lines: vendor data, a correlation; others differ' },
  E14: { grade: 'C', shown: 'Gong, second-hand: one vendor, take the direction only' },
  E18: { grade: 'B', shown: 'BuzzStream, 31M e-mails: vendor data, a correlation' },
  E24: { grade: 'B', shown: 'LinkedIn, InMail data: vendor data, a correlation' },
  E27: { grade: 'C', shown: 'Salesmessage, consented text messages: one vendor' },
  E28: { grade: 'D', shown: 'Waco3 on voicemail: practitioners’ lore' },
  E32: { grade: 'B', shown: '67,149 recorded meetings: vendor data, a correlation' },
  E35: { grade: 'D', shown: 'Carew, Listen-Acknowledge-Explore-Respond: practitioners’ lore' },
  E36: { grade: 'D', shown: 'Sellers’ reports on feel-felt-found: practitioners’ lore' },
  E38: { grade: 'B', shown: 'The JOLT Effect, 2.5M conversations: vendor data, a correlation' },
  E41: { grade: 'A', shown: 'Readers told that AI wrote it, n over 1,300: peer-reviewed' },
  E50: { grade: 'A', shown: 'Packard, Moore and McFerran 2018: peer-reviewed' },
  E51: { grade: 'A', shown: 'Packard and Berger 2021, concrete words: peer-reviewed' },
  E52: { grade: 'A', shown: 'Yeomans et al. 2020, receptive language: peer-reviewed' },
  lore: { grade: 'D', shown: 'House style: practitioners’ lore, not measured' },
  craft: { grade: 'D', shown: 'Ordinary care in writing: not measured' },
} as const satisfies Record<string, Evidence>;
export type EvidenceId = keyof typeof evidence;
