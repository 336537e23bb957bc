// Where screens live: named once, used by the routes, by mails and by nudges.
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  onboarding: '/onboarding',
  assistants: '/ai-assistants',
  brain: '/sales-brain',
  profile: '/profile',
  billing: '/billing',
  progress: '/progress',
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  contact: '/contact',
  glossary: '/glossary',
  info: '/info',
  admin: '/admin',
  success: '/success',
  sandboxCheckout: '/sandbox/checkout',
  sandboxPortal: '/sandbox/portal',
  sandboxReceipt: '/sandbox/receipt',
} as const;

// Names in a path, as in /api/nudges/:id/opened.
export const fillPath = (path: string, values: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
export const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((found) => found[1]!);
