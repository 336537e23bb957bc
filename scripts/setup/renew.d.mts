export declare const renew: (part: 'web' | 'server' | 'template') => Promise<void>;
