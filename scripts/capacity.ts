import { capacityFor } from './capacity/model'
import { parsePlan } from './capacity/plan'
import { capacityText } from './capacity/text'

/** `npm run capacity`: how many machines so many viewers want, and what breaks first. */
const plan = parsePlan(process.argv.slice(2))
if (!('viewers' in plan)) throw new Error(plan.join('\n'))
console.log(capacityText(plan, capacityFor(plan)))
