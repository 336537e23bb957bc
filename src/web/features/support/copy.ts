import { ApiError } from '#web/lib/call.ts';

export const MISSING = { title: 'Please fill in all fields', description: 'Subject, message, and issue type are required.' };
export const SENT = { title: 'Support Request Submitted', description: "We'll respond shortly to your request." };

export function supportFailure(error: Error) {
  if (!(error instanceof ApiError)) return { title: 'Error', description: 'Failed to submit support request. Please try again.' };
  return { title: 'Error', description: error.code ? error.sentence : 'Failed to submit support request' };
}

export const CONTACT_FAILED = { title: 'Error sending message', description: 'Please try again later.' };
// Beside the button, where it stays: what happened, and that nothing is lost.
export const contactFailure = (error: Error) => `Failed to send message${error instanceof ApiError && error.code ? `: ${error.sentence}` : '.'} What you wrote is still here.`;
