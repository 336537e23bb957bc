export const statuses = [
  { value: 'live', label: 'Live Now', about: 'You can use it today.' },
  { value: 'v1', label: 'V1 Launch', about: 'Being finished; it comes next.' },
  { value: 'v2', label: 'V2 Launch', about: 'Planned after that.' },
  { value: 'v3', label: 'Future', about: 'Thought of for later. Tell us what you miss.' },
] as const;
export const categories = { core: 'Core', analytics: 'Analytics', ai: 'AI', integration: 'Integration' } as const;

export type RoadmapEntry = {
  name: string;
  description: string;
  status: (typeof statuses)[number]['value'];
  category: keyof typeof categories;
  corePlan: boolean;
  proPlan: boolean;
};
