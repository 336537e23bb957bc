import type { LegalDocument } from '../document.ts';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  intro: 'This policy says what {product} knows about you, why, for how long, and what you can do about it. In one sentence: we keep what the service needs, we sell none of it, and you can take it with you or delete it at any time.',
  sections: [
    {
      heading: 'What we collect',
      text: [
        'Your account: first name, last name, e-mail address, a hash of your password (never the password), your time zone and, if you give it, a telephone number.',
        'What you put in: the answers of your Sales Brain, messages you paste, drafts, conversations with the coach, moods and energy, tips you keep, and what you write to support.',
        'What comes with use: when you signed in, the address and the kind of device of a session, how many messages you have used, and which nudges you opened.',
        'Payments: your plan, the date of the next payment, and the brand, last four digits and expiry of your card. The card number goes to the payment provider only.',
      ],
    },
    {
      heading: 'The demo',
      text: ['The chat and the Power Pulse on our front page need no account. What you ask there is answered and then forgotten; what you set there never leaves your browser. To keep the demo fair we count requests by network address for an hour.'],
    },
    {
      heading: 'What we use it for',
      text: [
        'To run the service: to answer you, to draft in your voice, to draw your week, to remind you of what you asked to be reminded of, to take payments, and to help you when you write to us.',
        'To keep it safe: to stop abuse, to find faults, and to tell you about a sign-in or a change of password.',
        'We do not sell your data, we do not show advertising, and we do not use what you write to train models for others.',
      ],
    },
    {
      heading: 'Language models',
      text: ['{product} works with a built-in coach that needs no other company. Where a language model is connected, the text that an answer needs is sent to its provider for that purpose. It is sent as your text, without your e-mail address and without your password.'],
    },
    {
      heading: 'Who else sees it',
      text: [
        'Companies that work for us and only as we tell them: for hosting, for e-mail, for payments and, where connected, for language models. Authorities, where the law obliges us. Nobody else.',
        'A few of our own people can look at support requests and, where it is needed to find a fault, at sessions. Each such action is logged.',
      ],
    },
    {
      heading: 'Cookies and storage',
      text: ['We set no cookies for advertising or tracking. One cookie lets a page that you reload take your session up again; your browser’s storage holds your session while the page is open, and a few settings. Closing the page signs you out.'],
    },
    {
      heading: 'How long we keep it',
      text: ['As long as you have an account. If you delete it, everything in it is removed at once; copies in backups are gone after 30 days at the latest. Invoices are kept as long as tax law asks.'],
    },
    {
      heading: 'How we protect it',
      text: ['Connections are encrypted. Passwords are hashed with a slow method made for it, session tokens are stored hashed, and sessions can be ended one by one. No system is perfectly safe: should something happen that touches your data, we tell you and say what to do.'],
    },
    {
      heading: 'Your rights',
      text: [
        'In your profile you can see and correct your data, download all of it in one file, and delete your account. Wherever you live, you may also ask us for access, correction, deletion, restriction or a copy, and you may object. We do not treat anybody worse for asking.',
        'In the European Economic Area and the United Kingdom we process your data because the contract with you needs it, because of a legitimate interest such as security, because of a legal duty, or because you agreed. You may complain to your data protection authority.',
      ],
    },
    {
      heading: 'Children',
      text: ['{product} is not made for children, and children under 13 are not served. We do not knowingly collect data of anybody under 13 (16 in some regions). If you think that a child has given us data, write to us and we delete it.'],
    },
    {
      heading: 'Where data goes',
      text: ['Data may be processed in the United States and in other countries where our providers work. Where the law asks for it, transfers are covered by standard contractual clauses.'],
    },
    { heading: 'Changes', text: ['If we change this policy in a way that matters, we tell you by e-mail or in the product at least 14 days before.'] },
    { heading: 'Contact', text: ['Questions about your data, or a request: write to {support}. We answer within 24 hours.'] },
  ],
};
