import type { LogQuestion } from '../logs/log-question'

/** What a test asks for when it looks for a line. */
export const EVERYTHING_LATELY: LogQuestion = {
  query: '',
  quick: 'all',
  time: { preset: '24h' },
  dataTypes: [],
  filters: [],
}
