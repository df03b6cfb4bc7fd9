import type { GameKind } from '../../league'
import { isClockAtZero } from '../../period/period-facts'
import type { RecognisedTime } from './game-time'

type ClockKind = Exclude<GameKind, 'baseball'>

/** Football, basketball and hockey: finals, breaks, and `clock - period` while the clock runs. */
export function clockTime(text: string, kind: ClockKind, tied: boolean): RecognisedTime | undefined {
  return finalTime(text, kind) ?? breakTime(text, kind) ?? runningTime(text, kind, tied)
}

function finalTime(text: string, kind: ClockKind): RecognisedTime | undefined {
  const match = /^final(?:\/(\d*)(ot|so))?$/i.exec(text)
  if (!match) return undefined
  const isShootout = match[2]?.toLowerCase() === 'so'
  if (isShootout && kind !== 'hockey') return undefined
  return {
    displayTime: text.toUpperCase(),
    isFinal: true,
    isOvertime: match[2] !== undefined && !isShootout,
    isShootout,
  }
}

function breakTime(text: string, kind: ClockKind): RecognisedTime | undefined {
  if (/^half(time)?$/i.test(text)) return { displayTime: 'HALFTIME', isLive: true, isHalftime: true }
  const end = /^end\s+(?:of\s+)?(?:the\s+)?(\w+)/i.exec(text)
  const pause = kind === 'hockey' ? /^(\w+)\s+int(ermission)?$/i.exec(text) : null
  const period = (end ?? pause)?.[1]
  if (period === undefined) return undefined
  return {
    displayTime: text,
    isLive: true,
    ...periodMembers(period, kind),
    isEndOfPeriod: end !== null,
    isIntermission: kind === 'hockey',
  }
}

/** `8:36 - 3rd`, `0.0 - 4th Quarter`, `17:09 - OT`. A 4th without time left is over unless it ends in a tie. */
function runningTime(text: string, kind: ClockKind, tied: boolean): RecognisedTime | undefined {
  const match = /^([\d:.]+)\s*-\s*(\w+)/.exec(text)
  if (!match) return undefined
  const [clock, period] = [match[1]!, match[2]!]
  const members = periodMembers(period, kind)
  if (members.periodNumber === undefined && !members.isShootout) return undefined
  if (period.toLowerCase() === '4th' && kind !== 'basketball' && isClockAtZero(clock)) {
    return tied
      ? { displayTime: `End of ${period}`, isLive: true, ...members, isEndOfPeriod: true }
      : { displayTime: 'FINAL', isFinal: true }
  }
  return { displayTime: `${clock} - ${period}`, isLive: true, ...members }
}

interface PeriodMembers {
  readonly period: string
  readonly periodNumber?: number
  readonly isOvertime: boolean
  readonly isShootout: boolean
}

function periodMembers(period: string, kind: ClockKind): PeriodMembers {
  const isShootout = kind === 'hockey' && period.toLowerCase() === 'so'
  const overtime = /^(\d*)ot(\d*)$/i.exec(period)
  const regular = /^([1-4])(?:st|nd|rd|th|q|p)$/i.exec(period)?.[1]
  const regulation = kind === 'hockey' ? 3 : 4
  const number = overtime
    ? regulation + Math.max(1, Number(overtime[1] || overtime[2] || 1))
    : regular === undefined
      ? undefined
      : Number(regular)
  return {
    period,
    ...(number !== undefined && { periodNumber: number }),
    isOvertime: overtime !== null,
    isShootout,
  }
}
