// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Calls = typeof import('./lib/calls')

cronAdd('roll-up-calls', '* * * * *', () => (require(`${__hooks}/lib/calls.js`) as Calls).rollUpCalls())
