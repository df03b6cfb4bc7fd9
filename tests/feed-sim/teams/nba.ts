import { readTeams } from './team'

/** The half is the East (0) or the West (1). */
export const NBA_TEAMS = readTeams(
  'nba',
  `
1|ATL|Atlanta|Hawks|c8102e|fdb927|0|0|State Farm Arena|Atlanta|GA|indoor
2|BOS|Boston|Celtics|008348|ffffff|0|0|TD Garden|Boston|MA|indoor
3|NO|New Orleans|Pelicans|0a2240|b4975a|1|1|Smoothie King Center|New Orleans|LA|indoor
4|CHI|Chicago|Bulls|ce1141|000000|0|1|United Center|Chicago|IL|indoor
5|CLE|Cleveland|Cavaliers|860038|bc945c|0|0|Rocket Arena|Cleveland|OH|indoor
6|DAL|Dallas|Mavericks|0064b1|bbc4ca|1|1|American Airlines Center|Dallas|TX|indoor
7|DEN|Denver|Nuggets|0e2240|fec524|1|2|Ball Arena|Denver|CO|indoor
8|DET|Detroit|Pistons|1d428a|c8102e|0|0|Little Caesars Arena|Detroit|MI|indoor
9|GS|Golden State|Warriors|fdb927|1d428a|1|3|Chase Center|San Francisco|CA|indoor
10|HOU|Houston|Rockets|ce1141|000000|1|1|Toyota Center|Houston|TX|indoor
11|IND|Indiana|Pacers|002d62|fdbb30|0|0|Gainbridge Fieldhouse|Indianapolis|IN|indoor
12|LAC|LA|Clippers|12173f|c8102e|1|3|Intuit Dome|Inglewood|CA|indoor
13|LAL|Los Angeles|Lakers|552583|fdb927|1|3|Crypto.com Arena|Los Angeles|CA|indoor
14|MIA|Miami|Heat|98002e|000000|0|0|Kaseya Center|Miami|FL|indoor
15|MIL|Milwaukee|Bucks|00471b|eee1c6|0|1|Fiserv Forum|Milwaukee|WI|indoor
16|MIN|Minnesota|Timberwolves|266092|79bc43|1|1|Target Center|Minneapolis|MN|indoor
17|BKN|Brooklyn|Nets|000000|ffffff|0|0|Barclays Center|Brooklyn|NY|indoor
18|NY|New York|Knicks|1d428a|f58426|0|0|Madison Square Garden|New York|NY|indoor
19|ORL|Orlando|Magic|0150b5|9ca0a3|0|0|Kia Center|Orlando|FL|indoor
20|PHI|Philadelphia|76ers|1d428a|e01234|0|0|Xfinity Mobile Arena|Philadelphia|PA|indoor
21|PHX|Phoenix|Suns|29127a|e56020|1|2|Mortgage Matchup Center|Phoenix|AZ|indoor
22|POR|Portland|Trail Blazers|e03a3e|000000|1|3|Moda Center|Portland|OR|indoor
23|SAC|Sacramento|Kings|5a2d81|6a7a82|1|3|Golden 1 Center|Sacramento|CA|indoor
24|SA|San Antonio|Spurs|000000|c4ced4|1|1|Frost Bank Center|San Antonio|TX|indoor
25|OKC|Oklahoma City|Thunder|007ac1|ef3b24|1|1|Paycom Center|Oklahoma City|OK|indoor
26|UTAH|Utah|Jazz|4e008e|79a3dc|1|2|Delta Center|Salt Lake City|UT|indoor
27|WSH|Washington|Wizards|e31837|002b5c|0|0|Capital One Arena|Washington|DC|indoor
28|TOR|Toronto|Raptors|d91244|000000|0|0|Scotiabank Arena|Toronto|ON|indoor
29|MEM|Memphis|Grizzlies|5d76a9|12173f|1|1|FedExForum|Memphis|TN|indoor
30|CHA|Charlotte|Hornets|008ca8|1d1060|0|0|Spectrum Center|Charlotte|NC|indoor
`,
)
