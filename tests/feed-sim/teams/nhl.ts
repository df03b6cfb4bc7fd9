import { readTeams } from './team'

/** The half is the East (0) or the West (1). */
export const NHL_TEAMS = readTeams(
  'nhl',
  `
1|BOS|Boston|Bruins|231f20|fdb71a|0|0|TD Garden|Boston|MA|indoor
2|BUF|Buffalo|Sabres|002d62|fdba31|0|0|KeyBank Center|Buffalo|NY|indoor
3|CGY|Calgary|Flames|dd1a32|b0b7bc|1|2|Scotiabank Saddledome|Calgary|AB|indoor
4|CHI|Chicago|Blackhawks|e31937|000000|1|1|United Center|Chicago|IL|indoor
5|DET|Detroit|Red Wings|e30526|ffffff|0|0|Little Caesars Arena|Detroit|MI|indoor
6|EDM|Edmonton|Oilers|00205b|ff4c00|1|2|Rogers Place|Edmonton|AB|indoor
7|CAR|Carolina|Hurricanes|e30426|000000|0|0|Lenovo Center|Raleigh|NC|indoor
8|LA|Los Angeles|Kings|231f20|b0b7bc|1|3|Crypto.com Arena|Los Angeles|CA|indoor
9|DAL|Dallas|Stars|20864c|000000|1|1|American Airlines Center|Dallas|TX|indoor
10|MTL|Montreal|Canadiens|c41230|013a81|0|0|Bell Centre|Montreal|QC|indoor
11|NJ|New Jersey|Devils|e30b2b|000000|0|0|Prudential Center|Newark|NJ|indoor
12|NYI|New York|Islanders|00529b|f57d31|0|0|UBS Arena|Elmont|NY|indoor
13|NYR|New York|Rangers|0056ae|e51937|0|0|Madison Square Garden|New York|NY|indoor
14|OTT|Ottawa|Senators|dd1a32|b79257|0|0|Canadian Tire Centre|Ottawa|ON|indoor
15|PHI|Philadelphia|Flyers|fe5823|000000|0|0|Xfinity Mobile Arena|Philadelphia|PA|indoor
16|PIT|Pittsburgh|Penguins|000000|fdb71a|0|0|PPG Paints Arena|Pittsburgh|PA|indoor
17|COL|Colorado|Avalanche|860038|005ea3|1|2|Ball Arena|Denver|CO|indoor
18|SJ|San Jose|Sharks|00788a|070707|1|3|SAP Center|San Jose|CA|indoor
19|STL|St. Louis|Blues|0070b9|fdb71a|1|1|Enterprise Center|St. Louis|MO|indoor
20|TB|Tampa Bay|Lightning|003e7e|ffffff|0|0|Benchmark International Arena|Tampa|FL|indoor
21|TOR|Toronto|Maple Leafs|003e7e|ffffff|0|0|Scotiabank Arena|Toronto|ON|indoor
22|VAN|Vancouver|Canucks|003e7e|008752|1|3|Rogers Arena|Vancouver|BC|indoor
23|WSH|Washington|Capitals|d71830|0b1f41|0|0|Capital One Arena|Washington|DC|indoor
25|ANA|Anaheim|Ducks|fc4c02|000000|1|3|Honda Center|Anaheim|CA|indoor
26|FLA|Florida|Panthers|e51937|002d62|0|0|Amerant Bank Arena|Sunrise|FL|indoor
27|NSH|Nashville|Predators|fdba31|002d62|1|1|Bridgestone Arena|Nashville|TN|indoor
28|WPG|Winnipeg|Jets|002d62|c41230|1|1|Canada Life Centre|Winnipeg|MB|indoor
29|CBJ|Columbus|Blue Jackets|002d62|e31937|0|0|Nationwide Arena|Columbus|OH|indoor
30|MIN|Minnesota|Wild|124734|ae122a|1|1|Grand Casino Arena|Saint Paul|MN|indoor
37|VGK|Vegas|Golden Knights|344043|b4975a|1|3|T-Mobile Arena|Las Vegas|NV|indoor
39|SEA|Seattle|Kraken|000d33|a3dce4|1|3|Climate Pledge Arena|Seattle|WA|indoor
40|UTAH|Utah|Mammoth|000000|7ab2e1|1|2|Delta Center|Salt Lake City|UT|indoor
`,
)
