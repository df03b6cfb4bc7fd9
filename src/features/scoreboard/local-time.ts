export { boardDayText, dayText, timeText } from '../../platform/local-time'
