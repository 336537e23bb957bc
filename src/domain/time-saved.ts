import type { Channel } from '#contract/assistant';

// Minutes that a draft saves: what writing such a message by hand takes (thinking of it, about 20 words a minute, one reading)
// less the two minutes in which a draft is read and mended. An estimate, the same for everybody, and said to be one.
export const minutesSaved: Record<Channel, number> = {
  // About 110 words: 10 minutes by hand.
  email: 8,
  // About 70 words: 7 minutes.
  linkedin: 5,
  // About 25 words: 4 minutes.
  sms: 2,
  // About 68 words to be said aloud: 7 minutes.
  voicemail: 5,
};

// Another version of a draft is a message more, but it saves no time again.
export const savedBy = (channel: Channel, version: number) => (version === 0 ? minutesSaved[channel] : 0);
