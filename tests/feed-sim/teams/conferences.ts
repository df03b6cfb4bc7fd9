import type { Conference } from './college'
import type { CollegeSlug } from './team'

/** Conferences under the feed's ids, which differ between the two sports. */
const NAMES: Readonly<Record<CollegeSlug, string>> = {
  ncaaf: `
1|ACC|Atlantic Coast Conference
4|Big 12|Big 12 Conference
5|Big Ten|Big Ten Conference
8|SEC|Southeastern Conference
9|Pac-12|Pac-12 Conference
12|CUSA|Conference USA
15|MAC|Mid-American Conference
17|Mountain West|Mountain West Conference
18|FBS Indep.|FBS Independents
37|Sun Belt|Sun Belt Conference
151|American|American Conference
20|Big Sky|Big Sky Conference
21|MVFC|Missouri Valley Football Conference
22|Ivy|Ivy League
24|MEAC|Mid-Eastern Athletic Conference
25|NEC|Northeast Conference
26|OVC|Ohio Valley Conference
27|Patriot|Patriot League
29|Southern|Southern Conference
30|Southland|Southland Conference
48|CAA|Coastal Athletic Association
`,
  ncaab: `
2|ACC|Atlantic Coast Conference
8|Big 12|Big 12 Conference
7|Big Ten|Big Ten Conference
23|SEC|Southeastern Conference
21|Pac-12|Pac-12 Conference
4|Big East|Big East Conference
3|A 10|Atlantic 10 Conference
29|WCC|West Coast Conference
11|CUSA|Conference USA
14|MAC|Mid-American Conference
44|Mountain West|Mountain West Conference
27|Sun Belt|Sun Belt Conference
62|American|American Conference
5|Big Sky|Big Sky Conference
18|MVC|Missouri Valley Conference
12|Ivy|Ivy League
16|MEAC|Mid-Eastern Athletic Conference
19|NEC|Northeast Conference
20|OVC|Ohio Valley Conference
22|Patriot|Patriot League
24|Southern|Southern Conference
25|Southland|Southland Conference
10|CAA|Coastal Athletic Association
`,
}

const CONFERENCES: Readonly<Record<CollegeSlug, ReadonlyMap<string, Conference>>> = {
  ncaaf: readConferences(NAMES.ncaaf),
  ncaab: readConferences(NAMES.ncaab),
}

export function conferenceOf(slug: CollegeSlug, shortName: string): Conference {
  const conference = CONFERENCES[slug].get(shortName)
  if (!conference) throw new Error(`${slug} has no conference ${shortName}`)
  return conference
}

function readConferences(table: string): ReadonlyMap<string, Conference> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', shortName = '', name = ''] = line.split('|')
        return [shortName, { id, name, shortName }]
      }),
  )
}
