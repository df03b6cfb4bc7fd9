import { isTrue, nameText, type Fields } from '../../read'

/** The state of the cup or of a match. Play that is suspended will go on, although the feed may call it `post`. */
export function toldState(type: Fields): string {
  const told = nameText(type['state'])
  const words = `${nameText(type['name'])} ${nameText(type['description'])}`
  const isInterrupted = told === 'post' && !isTrue(type['completed']) && /suspend|delay/i.test(words)
  return isInterrupted ? 'in' : told
}
