type Sources = Partial<Record<'script' | 'connect' | 'frame' | 'image', string>>;
// Stripe's card form is a frame of its own, with a script of Stripe's that puts it there; nobody else is let in.
const stripeSources: Sources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  image: ' https://*.stripe.com',
};

const policyFor = ({ script = '', connect = '', frame, image = '' }: Sources) =>
  [
    "default-src 'self'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${image}`,
    "media-src 'self'",
    `connect-src 'self'${connect}`,
    ...(frame ? [`frame-src${frame}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeaders = ({ publicUrl, withStripe }: { publicUrl: string; withStripe: boolean }) => ({
  'content-security-policy': policyFor(withStripe ? stripeSources : {}),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
