import type { LegalDocument } from '../document.ts';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  intro: 'These terms are the agreement between you and the people who run {product}. By opening an account or using the service you accept them. We wrote them to be read.',
  sections: [
    {
      heading: 'The service',
      text: [
        '{product} is a coaching tool for people who sell. It answers questions about selling, drafts messages from what you tell it, scores drafts with reasons, and keeps a record of your energy and your activity. Drafts and answers may come from a built-in library, from a language model, or from both.',
        'It is a tool, not an adviser. Its answers are not legal, financial, tax or medical advice. You decide what you send and you are the sender of it: read a draft before you use it.',
      ],
    },
    {
      heading: 'Who may use it',
      text: [
        'You must be at least 13 years old to use {product}. In some regions, among them parts of the European Economic Area, the minimum age is 16; where that is the law, it is our rule too. If you are under the age at which you can make a contract where you live, a parent or guardian must agree to these terms for you.',
        'If you use {product} for a company, you confirm that you may accept these terms for it.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'Give us an e-mail address that is yours, choose a strong password and keep it to yourself. You answer for what is done through your account. Tell us at {support} as soon as you think that somebody else has used it.',
        'An account is for one person. You may close it at any time in your profile; closing it removes what you stored.',
      ],
    },
    {
      heading: 'Trial, plans and payment',
      text: [
        'A new account begins with a free trial of 30 days with all features. It needs no payment and no card, and it ends by itself: if you do nothing, nothing is charged.',
        'Paid plans run for a month or a year and renew until you cancel. Message packs are paid once. Prices are shown before you pay, in US dollars; taxes may be added where the law asks for them. Payments are handled by a card payment provider; we do not store your card number.',
        'You may cancel at any time. Access then stays until the end of the period that is paid. Except where the law says otherwise, periods that have begun are not refunded.',
        'We may change prices for periods to come. We tell you at least 30 days before, so that you can cancel first.',
      ],
    },
    {
      heading: 'What is yours',
      text: [
        'What you write, upload or store stays yours, and so do the drafts that are made for you. You allow us to process it as far as the service needs that: to store it, to show it to you, and to prepare answers from it.',
        'The software, the texts of the coaching library, the name and the design of {product} stay ours or belong to those who license them to us.',
      ],
    },
    {
      heading: 'What is not allowed',
      text: [
        'Do not use {product} to break the law, to send messages that people have not agreed to receive where that is required, to deceive, threaten or harass, or to pretend to be somebody you are not.',
        'Do not try to get into other accounts, to get round limits, to overload the service, or to copy it in order to offer it to others. Do not store data about other people that you have no right to use.',
      ],
    },
    {
      heading: 'Changes and availability',
      text: [
        'We work on {product} all the time: features come, change and sometimes go. We try to keep it available without interruption, but we do not promise it. Planned work is announced where we can.',
        'If we change these terms in a way that matters, we tell you by e-mail or in the product at least 14 days before. Whoever goes on using the service after that date accepts the change; whoever does not may close the account.',
      ],
    },
    {
      heading: 'Ending an account',
      text: [
        'We may suspend or close an account that breaks these terms, that puts the service or others at risk, or where the law asks us to. If there is time for it we warn you first, and we say why.',
      ],
    },
    {
      heading: 'No warranty',
      text: [
        'The service is provided as it is and as it is available. As far as the law allows, we give no warranty, express or implied, that it fits a purpose, that it is free of faults, or that its answers are right or lead to a sale.',
      ],
    },
    {
      heading: 'Limit of liability',
      text: [
        'As far as the law allows, we are not liable for indirect or consequential loss, for lost profit, lost business or lost data.',
        'Our total liability for everything that has to do with the service is limited to what you paid us in the 12 months before the event that gave rise to the claim.',
        'Nothing in these terms limits liability that the law does not allow to be limited.',
      ],
    },
    {
      heading: 'Law and courts',
      text: [
        'These terms are governed by the laws of the State of Texas, United States, without regard to its rules on conflict of laws. The state and federal courts in Austin, Texas, have exclusive jurisdiction, and you and we accept it. Rights that the law of your home gives you as a consumer stay untouched.',
        'If one part of these terms does not hold, the rest does.',
      ],
    },
    { heading: 'Contact', text: ['Questions about these terms: write to {support}. We answer within 24 hours.'] },
  ],
};
