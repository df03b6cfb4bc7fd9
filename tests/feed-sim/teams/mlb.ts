import { readTeams } from './team'

/** The half is the American (0) or the National League (1). */
export const MLB_TEAMS = readTeams(
  'mlb',
  `
1|BAL|Baltimore|Orioles|df4601|000000|0|0|Oriole Park at Camden Yards|Baltimore|MD|open
2|BOS|Boston|Red Sox|0d2b56|bd3039|0|0|Fenway Park|Boston|MA|open
3|LAA|Los Angeles|Angels|ba0021|c4ced4|0|3|Angel Stadium|Anaheim|CA|open
4|CHW|Chicago|White Sox|000000|c4ced4|0|1|Rate Field|Chicago|IL|open
5|CLE|Cleveland|Guardians|002b5c|e31937|0|0|Progressive Field|Cleveland|OH|open
6|DET|Detroit|Tigers|0a2240|ff4713|0|0|Comerica Park|Detroit|MI|open
7|KC|Kansas City|Royals|004687|7ab2dd|0|1|Kauffman Stadium|Kansas City|MO|open
8|MIL|Milwaukee|Brewers|13294b|ffc72c|1|1|American Family Field|Milwaukee|WI|indoor
9|MIN|Minnesota|Twins|031f40|e20e32|0|1|Target Field|Minneapolis|MN|open
10|NYY|New York|Yankees|132448|c4ced4|0|0|Yankee Stadium|Bronx|NY|open
11|ATH|Athletics|Athletics|003831|efb21e|0|3|Sutter Health Park|West Sacramento|CA|open
12|SEA|Seattle|Mariners|005c5c|0c2c56|0|3|T-Mobile Park|Seattle|WA|open
13|TEX|Texas|Rangers|003278|c0111f|0|1|Globe Life Field|Arlington|TX|indoor
14|TOR|Toronto|Blue Jays|134a8e|6cace5|0|0|Rogers Centre|Toronto|ON|indoor
15|ATL|Atlanta|Braves|0c2340|ba0c2f|1|0|Truist Park|Atlanta|GA|open
16|CHC|Chicago|Cubs|0e3386|cc3433|1|1|Wrigley Field|Chicago|IL|open
17|CIN|Cincinnati|Reds|c41422|ffffff|1|0|Great American Ball Park|Cincinnati|OH|open
18|HOU|Houston|Astros|002d62|eb6e1f|0|1|Daikin Park|Houston|TX|indoor
19|LAD|Los Angeles|Dodgers|005a9c|ffffff|1|3|Dodger Stadium|Los Angeles|CA|open
20|WSH|Washington|Nationals|ab0003|11225b|1|0|Nationals Park|Washington|DC|open
21|NYM|New York|Mets|002d72|ff5910|1|0|Citi Field|Queens|NY|open
22|PHI|Philadelphia|Phillies|e81828|003278|1|0|Citizens Bank Park|Philadelphia|PA|open
23|PIT|Pittsburgh|Pirates|000000|fdb827|1|0|PNC Park|Pittsburgh|PA|open
24|STL|St. Louis|Cardinals|be0a14|001541|1|1|Busch Stadium|St. Louis|MO|open
25|SD|San Diego|Padres|2f241d|ffc425|1|3|Petco Park|San Diego|CA|open
26|SF|San Francisco|Giants|000000|fd5a1e|1|3|Oracle Park|San Francisco|CA|open
27|COL|Colorado|Rockies|33006f|c4ced4|1|2|Coors Field|Denver|CO|open
28|MIA|Miami|Marlins|00a3e0|ef3340|1|0|loanDepot park|Miami|FL|indoor
29|ARI|Arizona|Diamondbacks|aa182c|000000|1|2|Chase Field|Phoenix|AZ|indoor
30|TB|Tampa Bay|Rays|092c5c|8fbce6|0|0|Tropicana Field|St. Petersburg|FL|indoor
`,
)
