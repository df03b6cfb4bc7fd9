import { figureTextOver, figureTextUnder } from '../figure-text'
import { FIGURE_LIMITS } from './metric-status'

/** How long the feed took, beside the colour of `responseColour`. */
export function responseText(ms: number | undefined): string {
  return figureTextOver(ms, FIGURE_LIMITS.averageTime, 'milliseconds')
}

/** The share of successful calls, beside the colour of `successRateStatus`. */
export function successRateText(percent: number | undefined): string {
  return figureTextUnder(percent, FIGURE_LIMITS.successRate, 'percent')
}
