import { readTeams } from './team'

/** The half is AFC (0) or NFC (1). */
export const NFL_TEAMS = readTeams(
  'nfl',
  `
1|ATL|Atlanta|Falcons|a71930|000000|1|0|Mercedes-Benz Stadium|Atlanta|GA|indoor
2|BUF|Buffalo|Bills|00338d|d50a0a|0|0|Highmark Stadium|Orchard Park|NY|open
3|CHI|Chicago|Bears|0b1c3a|e64100|1|1|Soldier Field|Chicago|IL|open
4|CIN|Cincinnati|Bengals|fb4f14|000000|0|0|Paycor Stadium|Cincinnati|OH|open
5|CLE|Cleveland|Browns|472a08|ff3c00|0|0|Huntington Bank Field|Cleveland|OH|open
6|DAL|Dallas|Cowboys|002a5c|b0b7bc|1|1|AT&T Stadium|Arlington|TX|indoor
7|DEN|Denver|Broncos|0a2343|fc4c02|0|2|Empower Field at Mile High|Denver|CO|open
8|DET|Detroit|Lions|0076b6|bbbbbb|1|0|Ford Field|Detroit|MI|indoor
9|GB|Green Bay|Packers|204e32|ffb612|1|1|Lambeau Field|Green Bay|WI|open
10|TEN|Tennessee|Titans|4b92db|002a5c|0|1|Nissan Stadium|Nashville|TN|open
11|IND|Indianapolis|Colts|003b75|ffffff|0|0|Lucas Oil Stadium|Indianapolis|IN|indoor
12|KC|Kansas City|Chiefs|e31837|ffb612|0|1|GEHA Field at Arrowhead Stadium|Kansas City|MO|open
13|LV|Las Vegas|Raiders|000000|a5acaf|0|3|Allegiant Stadium|Las Vegas|NV|indoor
14|LAR|Los Angeles|Rams|003594|ffd100|1|3|SoFi Stadium|Inglewood|CA|indoor
15|MIA|Miami|Dolphins|008e97|fc4c02|0|0|Hard Rock Stadium|Miami Gardens|FL|open
16|MIN|Minnesota|Vikings|4f2683|ffc62f|1|1|U.S. Bank Stadium|Minneapolis|MN|indoor
17|NE|New England|Patriots|002a5c|c60c30|0|0|Gillette Stadium|Foxborough|MA|open
18|NO|New Orleans|Saints|d3bc8d|000000|1|1|Caesars Superdome|New Orleans|LA|indoor
19|NYG|New York|Giants|003c7f|c9243f|1|0|MetLife Stadium|East Rutherford|NJ|open
20|NYJ|New York|Jets|115740|ffffff|0|0|MetLife Stadium|East Rutherford|NJ|open
21|PHI|Philadelphia|Eagles|06424d|000000|1|0|Lincoln Financial Field|Philadelphia|PA|open
22|ARI|Arizona|Cardinals|a40227|ffffff|1|2|State Farm Stadium|Glendale|AZ|indoor
23|PIT|Pittsburgh|Steelers|000000|ffb612|0|0|Acrisure Stadium|Pittsburgh|PA|open
24|LAC|Los Angeles|Chargers|0080c6|ffc20e|0|3|SoFi Stadium|Inglewood|CA|indoor
25|SF|San Francisco|49ers|aa0000|b3995d|1|3|Levi's Stadium|Santa Clara|CA|open
26|SEA|Seattle|Seahawks|002a5c|69be28|1|3|Lumen Field|Seattle|WA|open
27|TB|Tampa Bay|Buccaneers|bd1c36|3e3a35|1|0|Raymond James Stadium|Tampa|FL|open
28|WSH|Washington|Commanders|5a1414|ffb612|1|0|Northwest Stadium|Landover|MD|open
29|CAR|Carolina|Panthers|0085ca|000000|1|0|Bank of America Stadium|Charlotte|NC|open
30|JAX|Jacksonville|Jaguars|007487|d7a22a|0|0|EverBank Stadium|Jacksonville|FL|open
33|BAL|Baltimore|Ravens|29126f|000000|0|0|M&T Bank Stadium|Baltimore|MD|open
34|HOU|Houston|Texans|00143f|c41230|0|1|NRG Stadium|Houston|TX|indoor
`,
)
