import { readEnvironment } from './environment'
import { serve } from './supervisor'

// Serves what was built before; `npm start` builds first.
await serve(readEnvironment(process.env, Date.now()))
