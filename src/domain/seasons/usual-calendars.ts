import type { Sport } from '../league'
import type { SeasonCalendar } from './season-calendar'

/** The general rule, good for any year: leagues keep to the same weeks. */
export const USUAL_CALENDARS: Readonly<Record<Sport, SeasonCalendar>> = {
  NBA: {
    preseason: ['10-04', '10-20'],
    regular: ['10-22', '04-14'],
    playoffs: ['04-16', '06-20'],
    championship: ['06-08', '06-20'],
    draft: '06-26',
    allStar: '02-18',
    freeAgency: '07-01',
    summerLeague: ['07-05', '07-22'],
  },
  NFL: {
    preseason: ['08-10', '09-06'],
    regular: ['09-07', '01-07'],
    playoffs: ['01-13', '02-11'],
    draft: '04-25',
    freeAgency: '03-15',
  },
  MLB: {
    springTraining: ['02-20', '03-28'],
    regular: ['03-30', '10-01'],
    playoffs: ['10-03', '11-02'],
    draft: '07-09',
    allStar: '07-11',
    freeAgency: '11-05',
  },
  NHL: {
    preseason: ['09-23', '10-09'],
    regular: ['10-10', '04-13'],
    playoffs: ['04-16', '06-24'],
    draft: '06-28',
    allStar: '02-03',
    freeAgency: '07-01',
  },
  NCAAF: { playoffs: ['12-14', '01-20'] },
  NCAAB: { regular: ['11-03', '03-14'], playoffs: ['03-15', '04-08'] },
  PGA: { regular: ['01-01', '11-30'] },
  RYDER_CUP: {},
}
