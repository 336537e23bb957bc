// A question to a model: server/prompts builds it, server/adapters/ai sends it. Neither may know the other.
export type JsonSchema = { [key: string]: unknown };
export type Turn = { role: 'user' | 'assistant'; content: string };
export type Prompt = {
  task: string;
  system: string;
  turns: Turn[];
  // Absent where plain text is wanted.
  schema?: JsonSchema;
  maxTokens: number;
  // What must never come back: the canary, the marker of the fence, sentences that tried to instruct the model.
  never: string[];
  // What the user wrote: only addresses named here may stand in an answer.
  own: string;
};
// What is wrong with an answer, in a sentence that a model can act on. Hard: it must not be sent as it is.
export type Fault = { code: string; message: string; hard: boolean };
