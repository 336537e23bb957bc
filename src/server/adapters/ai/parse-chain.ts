import { isPrivateAddress } from './private-address.ts';

export const providers = ['anthropic', 'google', 'openai', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];
export type Pair = { provider: Provider; model: string; name: string; baseUrl: string; apiKey: string | null; isPrivate: boolean };
export type ChainSettings = {
  COACH_BASE_URL?: string;
  COACH_API_KEY?: string;
  ANTHROPIC_API_KEY?: string;
  ANTHROPIC_BASE_URL?: string;
  GOOGLE_API_KEY?: string;
  GOOGLE_BASE_URL?: string;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
};

const vendors = {
  anthropic: { key: 'ANTHROPIC_API_KEY', base: 'ANTHROPIC_BASE_URL', at: 'https://api.anthropic.com/v1' },
  google: { key: 'GOOGLE_API_KEY', base: 'GOOGLE_BASE_URL', at: 'https://generativelanguage.googleapis.com/v1beta' },
  openai: { key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL', at: 'https://api.openai.com/v1' },
  'openai-compatible': { key: 'COACH_API_KEY', base: 'COACH_BASE_URL', at: '' },
} as const;

const isProvider = (word: string): word is Provider => (providers as readonly string[]).includes(word);

const readAddress = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} must be a whole address such as http://127.0.0.1:11434/v1.`);
  if (url.username !== '' || url.password !== '') throw new Error(`${name} must hold no name and password; use the key's own setting.`);
  if (url.protocol === 'http:' && !isPrivateAddress(text)) throw new Error(`${name} must begin with https://, as it leads out of the private network.`);
  return text.replace(/\/+$/, '');
};

const readPair = (entry: string, settings: ChainSettings): Pair => {
  // Only the first colon divides: models are called 'qwen3:8b'.
  const at = entry.indexOf(':');
  const provider = (at < 0 ? entry : entry.slice(0, at)).trim();
  const model = at < 0 ? '' : entry.slice(at + 1).trim();
  if (!isProvider(provider)) throw new Error(`COACH_MODELS: '${provider}' is no provider; use ${providers.join(', ')}.`);
  if (model === '') throw new Error(`COACH_MODELS: '${entry}' names no model; write '${provider}:NAME'.`);
  const vendor = vendors[provider];
  const address = settings[vendor.base] || vendor.at;
  if (address === '') throw new Error(`COACH_MODELS: '${entry}' needs COACH_BASE_URL, such as http://127.0.0.1:11434/v1.`);
  const baseUrl = readAddress(vendor.base, address);
  const apiKey = settings[vendor.key] || settings.COACH_API_KEY || null;
  if (apiKey === null && provider !== 'openai-compatible') throw new Error(`COACH_MODELS: '${entry}' needs a key; set ${vendor.key} or COACH_API_KEY.`);
  return { provider, model, name: `${provider}:${model}`, baseUrl, apiKey, isPrivate: isPrivateAddress(baseUrl) };
};

// 'anthropic:NAME,openai-compatible:NAME' → the pairs in order. Nothing set → no pairs: the built-in coach works alone.
export const parseChain = (text: string, settings: ChainSettings = {}): Pair[] => {
  const entries = text.split(',').map((entry) => entry.trim()).filter((entry) => entry !== '');
  const pairs = entries.map((entry) => readPair(entry, settings));
  const twice = pairs.find((pair, index) => pairs.findIndex((other) => other.name === pair.name) !== index);
  if (twice) throw new Error(`COACH_MODELS names '${twice.name}' twice.`);
  // One key sent to two companies is a key given away.
  const sharing = new Set(pairs.filter((pair) => pair.apiKey !== null && pair.apiKey === settings.COACH_API_KEY).map((pair) => pair.provider));
  if (sharing.size > 1) throw new Error(`COACH_API_KEY can serve one provider only, and ${[...sharing].join(' and ')} would both get it; set each provider's own key.`);
  return pairs;
};
