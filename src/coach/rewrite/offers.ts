const offers = /\b(?:i|we|our (?:team|firm|company|app|platform|software|tool|product|service|studio|shop|agency|group|experts)|my (?:team|firm|company|app|shop|studio)) (?:\w+ly )?(?:(?:am|are|is) (?:a|an|the)\b|help|helps|do|make|makes|repair|build|builds|clean|sell|sells|provide|provides|offer|offers|deliver|delivers|run|runs|work|works|design|use|uses|take|takes|bring|teach|train|look|check|print|draw|paint|plan|place|write|keep|reads|will)\b/i;

// True if a sentence says what its writer does for others.
const sells = /\b(?:i|we|our (?:team|firm|company|app|platform|software|tool|product|service|studio|shop|agency|group)|my (?:team|firm|company|app|shop|studio)) (?:\w+ly )?(?:(?:am|are|is) (?:an?|the)\b|helps?|do|make|repair|builds?|clean|sells?|provides?|offers?|delivers?|runs?|works? (?:with|on|for|in)|design|teach|train|print|paint|install|service|fix|cook|bake)\b/i;
const able = /\b(?:i|we)(?:['’]m|['’]re| am| are) able to\b|\b(?:i|we)(?:['’]ve| have) \w{3,}ed \d/i;
// A first message that is about what its writer could do.
export const isPitch = (text: string) => sells.test(text) || able.test(text);
export const offersSomething = (text: string) => offers.test(text);
