export const CALL_FAILED = "Every great achievement starts with a decision to try. You've got this - now make it count!";
export const NOT_SUCCESSFUL = 'Today is your day to make it happen. Your energy and focus will drive incredible results!';
