import type { LogQuestion } from '../logs/log-question'

/** The question with which tests look for a log line: everything of the last 24 hours. */
export const EVERYTHING_LATELY: LogQuestion = {
  query: '',
  quick: 'all',
  time: { preset: '24h' },
  dataTypes: [],
  filters: [],
}
