// A legal text: '{product}' and '{support}' stand for settings of the server.
export type LegalDocument = { title: string; intro: string; sections: { heading: string; text: string[] }[] };
export const EFFECTIVE = 'July 1, 2025';
