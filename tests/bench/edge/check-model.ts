import { ALL_LEAGUES } from '../../../src/domain/league'
import { MEASURED } from '../../../scripts/capacity/measured'
import { lastViewerMs } from '../../../scripts/capacity/edge-limits'
import { answersOfEdge } from '../../../scripts/capacity/model'
import { atMost, within, type Row } from '../row'

interface Found {
  readonly count: number
  readonly kb: number
  readonly p99: number
  readonly requests: number
}

const CORES = 2
/** nginx takes memory in steps, which a thousand streams do not fill evenly. */
const MEMORY_TIMES = 1.3
/**
 * The model assumes that the edge has the cores to itself. Here eight leagues are polled every second on the same two
 * cores, and everything else that runs takes its share too.
 */
const TIME_TIMES = 3
/** Time runs so fast here that each league that is live changes once a second. */
const CHANGES_PER_SECOND = ALL_LEAGUES.length

/** Compares the capacity model (scripts/capacity) with what this run measured for this many streams. */
export function checkModel({ count, kb, p99, requests }: Found, seconds: number): Row[] {
  const name = `${count} streams behind an edge, by the model and measured`
  // The load generator reads on the same cores, and streams have no TLS here.
  const usOfOne = MEASURED.pushUs.value + MEASURED.readUs.value
  const asked = seconds * answersOfEdge(ALL_LEAGUES.length, CHANGES_PER_SECOND)
  return [
    within(`memory of ${name}`, MEASURED.streamKb.value, kb, MEMORY_TIMES, 'KB'),
    within(`last of ${name}`, lastViewerMs(count, usOfOne, CORES), p99, TIME_TIMES, 'ms'),
    atMost(`requests at the origin of ${name} at most`, requests, asked, 'requests'),
  ]
}
