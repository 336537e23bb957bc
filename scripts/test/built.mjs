import { renew } from '../setup/renew.mjs';

// The server in a process of its own is tested as `npm start` runs it: as built.
export const setup = () => renew('server');
