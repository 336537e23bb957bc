// Settings of the server, which puts them into the page; a prerendered page carries their names instead.
const readMeta = (name: string) => (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content);

export const productName = readMeta('product') ?? '{{PRODUCT_NAME}}';
export const supportEmail = readMeta('support-email') ?? '{{SUPPORT_EMAIL}}';
