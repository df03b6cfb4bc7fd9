import type { Escalated } from '../../../domain/operations/investigation/escalated'
import type { ConsoleAnswer } from '../../../sync/console/browser-console'

/** Says what became of an escalation; it never claims that a mail was sent when none was. */
export function escalationText(answer: ConsoleAnswer<Escalated>): string {
  if (answer.kind !== 'read') return 'The incident could not be escalated. Please try again.'
  switch (answer.value.kind) {
    case 'no-mail':
      return 'No mail goes out from this server now, so nobody was told.'
    case 'too-often':
      return 'Incidents were escalated several times this minute. Please try again in a minute.'
    case 'just-told':
      return 'The other operators were told of this a moment ago.'
    case 'told':
      return mailedText(answer.value.operators)
  }
}

function mailedText(operators: number): string {
  if (operators === 0) return 'There is no other operator to tell.'
  return operators === 1
    ? 'One other operator was told by mail.'
    : `${operators} other operators were told by mail.`
}
