// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type Calls = typeof import('./lib/calls')

cronAdd('roll-up-calls', '* * * * *', () => (require(`${__hooks}/lib/calls.js`) as Calls).rollUpCalls())
