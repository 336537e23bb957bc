import type { salesLevels, tones } from '#contract/brain';

export const levelLabels: Record<(typeof salesLevels)[number], string> = { beginner: 'Beginner (0-2 years)', intermediate: 'Intermediate (3-7 years)', expert: 'Expert (8+ years)' };
export const toneLabels: Record<(typeof tones)[number], string> = { direct: 'Direct', consultative: 'Consultative', storytelling: 'Storytelling', relationship: 'Relationship', analytical: 'Analytical', other: 'Other' };

export const SAVE_FAILED = { title: 'Error', description: 'Failed to save your setup. Please try again.' };
export const NOT_SIGNED_IN = { title: 'Authentication Error: Please register or login first.' };
export const GENERATE_FAILED = 'Failed to generate response. Please try again.';
export const PROFILE_SAVED = { title: 'Sales Brain Complete!', description: 'Every draft starts from your own words now.' };
export const PROFILE_FAILED = { title: 'Failed to save profile', description: 'Nothing was lost. Please try again.' };
export const PAUSED = { title: 'Setup paused', description: 'Your answers are kept. You can finish the setup from the Profile page.' };
export const RESTART_FAILED = { title: 'Could not begin again', description: 'Nothing was changed. Please try again.' };

// The guided builder's.
export const TOKEN_MISSING = { title: 'Authentication required - please refresh the page' };
export const TOKEN_EXPIRED = { title: 'Authentication expired...', description: 'The page reloads in a moment. Your answers are kept.' };
export type Problem = { title: string; description: string };
export const NOT_CONNECTED: Problem = { title: 'Connection Error', description: 'Nothing was lost. Press Get Started to try again.' };
export const INVALID_REPLY = 'Invalid response from Sales Brain';
export const SEND_FAILED = 'Failed to send message. Please try again.';
