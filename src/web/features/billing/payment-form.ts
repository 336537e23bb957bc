// What every card form is given, whoever the provider is.
export type PaymentFormProps = { clientSecret: string; payLabel: string; onPaid: () => void; onFailed: (message: string) => void };
