import type { RecognisedTime } from './game-time'

const REGULATION = 9

const HALVES = { top: 'top', bot: 'bottom', mid: 'middle', end: 'end' } as const

/** Finals with their innings, the four parts of an inning (see HALVES), delays and postponements. */
export function baseballTime(text: string): RecognisedTime | undefined {
  if (/postponed|ppd/i.test(text)) return { displayTime: 'Postponed', isPostponed: true }
  if (/delay/i.test(text)) return { displayTime: 'Delayed', isLive: true, isDelayed: true }
  return finalTime(text) ?? inningTime(text)
}

function finalTime(text: string): RecognisedTime | undefined {
  const match = /^final(?:\/(\d+))?$/i.exec(text)
  if (!match) return undefined
  const innings = Number(match[1] ?? REGULATION)
  return {
    displayTime: text.toUpperCase(),
    isFinal: true,
    isOvertime: innings > REGULATION,
    periodNumber: innings,
  }
}

function inningTime(text: string): RecognisedTime | undefined {
  const match = /^(top|bot|mid|end)\D*(\d+)/i.exec(text)
  if (!match) return undefined
  const inningHalf = HALVES[match[1]!.toLowerCase() as keyof typeof HALVES]
  return { ...inningMembers(Number(match[2])), displayTime: text, inningHalf }
}

function inningMembers(inning: number) {
  return {
    isLive: true,
    periodNumber: inning,
    period: String(inning),
    isOvertime: inning > REGULATION,
  }
}
