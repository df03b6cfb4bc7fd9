/**
 * Colleges one has heard of, for football and basketball alike:
 * `id|abbreviation|location|name|colour|other colour|football conference|basketball conference|zone|stadium|arena|city|state`
 * A dash is no team in that sport, a star behind a stadium's name a roof over it.
 */
export const COLLEGES = `
333|ALA|Alabama|Crimson Tide|9e1632|ffffff|SEC|SEC|1|Bryant-Denny Stadium|Coleman Coliseum|Tuscaloosa|AL
228|CLEM|Clemson|Tigers|f56600|522d80|ACC|ACC|0|Memorial Stadium|Littlejohn Coliseum|Clemson|SC
57|FLA|Florida|Gators|0021a5|fa4616|SEC|SEC|0|Ben Hill Griffin Stadium|Exactech Arena|Gainesville|FL
52|FSU|Florida State|Seminoles|782f40|ceb888|ACC|ACC|0|Doak Campbell Stadium|Donald L. Tucker Center|Tallahassee|FL
99|LSU|LSU|Tigers|461d7c|fdd023|SEC|SEC|1|Tiger Stadium|Pete Maravich Assembly Center|Baton Rouge|LA
2390|MIA|Miami|Hurricanes|005030|f47321|ACC|ACC|0|Hard Rock Stadium|Watsco Center|Miami Gardens|FL
130|MICH|Michigan|Wolverines|00274c|ffcb05|Big Ten|Big Ten|0|Michigan Stadium|Crisler Center|Ann Arbor|MI
87|ND|Notre Dame|Fighting Irish|0c2340|c99700|FBS Indep.|ACC|0|Notre Dame Stadium|Purcell Pavilion|Notre Dame|IN
158|NEB|Nebraska|Cornhuskers|e41c38|fdf2d9|Big Ten|Big Ten|1|Memorial Stadium|Pinnacle Bank Arena|Lincoln|NE
201|OU|Oklahoma|Sooners|841617|fdf9d8|SEC|SEC|1|Gaylord Family Memorial Stadium|Lloyd Noble Center|Norman|OK
2483|ORE|Oregon|Ducks|007030|fee11a|Big Ten|Big Ten|3|Autzen Stadium|Matthew Knight Arena|Eugene|OR
194|OSU|Ohio State|Buckeyes|ba0c2f|666666|Big Ten|Big Ten|0|Ohio Stadium|Value City Arena|Columbus|OH
213|PSU|Penn State|Nittany Lions|061440|ffffff|Big Ten|Big Ten|0|Beaver Stadium|Bryce Jordan Center|University Park|PA
2633|TENN|Tennessee|Volunteers|ff8200|58595b|SEC|SEC|0|Neyland Stadium|Food City Center|Knoxville|TN
251|TEX|Texas|Longhorns|c15d26|ffffff|SEC|SEC|1|Royal-Memorial Stadium|Moody Center|Austin|TX
61|UGA|Georgia|Bulldogs|ba0c2f|000000|SEC|SEC|0|Sanford Stadium|Stegeman Coliseum|Athens|GA
30|USC|USC|Trojans|9e2237|ffcc00|Big Ten|Big Ten|3|Memorial Coliseum|Galen Center|Los Angeles|CA
8|ARK|Arkansas|Razorbacks|a41f35|ffffff|SEC|SEC|1|Razorback Stadium|Bud Walton Arena|Fayetteville|AR
2|AUB|Auburn|Tigers|002b5c|f26522|SEC|SEC|1|Jordan-Hare Stadium|Neville Arena|Auburn|AL
239|BAY|Baylor|Bears|154734|ffb81c|Big 12|Big 12|1|McLane Stadium|Foster Pavilion|Waco|TX
252|BYU|BYU|Cougars|0062b8|ffffff|Big 12|Big 12|2|LaVell Edwards Stadium|Marriott Center|Provo|UT
38|COLO|Colorado|Buffaloes|000000|cfb87c|Big 12|Big 12|2|Folsom Field|CU Events Center|Boulder|CO
2294|IOWA|Iowa|Hawkeyes|000000|fcd116|Big Ten|Big Ten|1|Kinnick Stadium|Carver-Hawkeye Arena|Iowa City|IA
66|ISU|Iowa State|Cyclones|822433|fdca2f|Big 12|Big 12|1|Jack Trice Stadium|Hilton Coliseum|Ames|IA
2306|KSU|Kansas State|Wildcats|3c0969|e2e3e4|Big 12|Big 12|1|Bill Snyder Family Stadium|Bramlage Coliseum|Manhattan|KS
97|LOU|Louisville|Cardinals|c9001f|000000|ACC|ACC|0|L&N Stadium|KFC Yum! Center|Louisville|KY
145|MISS|Ole Miss|Rebels|13294b|c8102e|SEC|SEC|1|Vaught-Hemingway Stadium|SJB Pavilion|Oxford|MS
197|OKST|Oklahoma State|Cowboys|000000|ff6600|Big 12|Big 12|1|Boone Pickens Stadium|Gallagher-Iba Arena|Stillwater|OK
2579|SC|South Carolina|Gamecocks|73000a|ffffff|SEC|SEC|0|Williams-Brice Stadium|Colonial Life Arena|Columbia|SC
245|TA&M|Texas A&M|Aggies|500000|ffffff|SEC|SEC|1|Kyle Field|Reed Arena|College Station|TX
96|UK|Kentucky|Wildcats|0033a0|ffffff|SEC|SEC|0|Kroger Field|Rupp Arena|Lexington|KY
153|UNC|North Carolina|Tar Heels|7bafd4|13294b|ACC|ACC|0|Kenan Stadium|Dean E. Smith Center|Chapel Hill|NC
254|UTAH|Utah|Utes|ea002a|ffffff|Big 12|Big 12|2|Rice-Eccles Stadium|Jon M. Huntsman Center|Salt Lake City|UT
259|VT|Virginia Tech|Hokies|630031|cf4520|ACC|ACC|0|Lane Stadium|Cassell Coliseum|Blacksburg|VA
264|WASH|Washington|Huskies|33006f|e8d3a2|Big Ten|Big Ten|3|Husky Stadium|Hec Edmundson Pavilion|Seattle|WA
275|WIS|Wisconsin|Badgers|a00001|ffffff|Big Ten|Big Ten|1|Camp Randall Stadium|Kohl Center|Madison|WI
12|ARIZ|Arizona|Wildcats|0c234b|ab0520|Big 12|Big 12|2|Arizona Stadium|McKale Center|Tucson|AZ
9|ASU|Arizona State|Sun Devils|8e0c3a|ffc72c|Big 12|Big 12|2|Mountain America Stadium|Desert Financial Arena|Tempe|AZ
25|CAL|California|Golden Bears|041e42|ffc72c|ACC|ACC|3|California Memorial Stadium|Haas Pavilion|Berkeley|CA
150|DUKE|Duke|Blue Devils|00539b|ffffff|ACC|ACC|0|Wallace Wade Stadium|Cameron Indoor Stadium|Durham|NC
59|GT|Georgia Tech|Yellow Jackets|b3a369|003057|ACC|ACC|0|Bobby Dodd Stadium|McCamish Pavilion|Atlanta|GA
356|ILL|Illinois|Fighting Illini|e84a27|13294b|Big Ten|Big Ten|1|Gies Memorial Stadium|State Farm Center|Champaign|IL
2305|KU|Kansas|Jayhawks|0051ba|e8000d|Big 12|Big 12|1|Kansas Memorial Stadium|Allen Fieldhouse|Lawrence|KS
120|MD|Maryland|Terrapins|d5002b|ffcd00|Big Ten|Big Ten|0|SECU Stadium|Xfinity Center|College Park|MD
135|MINN|Minnesota|Golden Gophers|5e0a2f|fab41e|Big Ten|Big Ten|1|Huntington Bank Stadium|Williams Arena|Minneapolis|MN
152|NCSU|NC State|Wolfpack|cc0000|ffffff|ACC|ACC|0|Carter-Finley Stadium|Lenovo Center|Raleigh|NC
221|PITT|Pittsburgh|Panthers|003263|ffb81c|ACC|ACC|0|Acrisure Stadium|Petersen Events Center|Pittsburgh|PA
2509|PUR|Purdue|Boilermakers|000000|cfb991|Big Ten|Big Ten|0|Ross-Ade Stadium|Mackey Arena|West Lafayette|IN
24|STAN|Stanford|Cardinal|8c1515|ffffff|ACC|ACC|3|Stanford Stadium|Maples Pavilion|Stanford|CA
183|SYR|Syracuse|Orange|ff6500|000e54|ACC|ACC|0|JMA Wireless Dome*|JMA Wireless Dome|Syracuse|NY
26|UCLA|UCLA|Bruins|2774ae|f2a900|Big Ten|Big Ten|3|Rose Bowl|Pauley Pavilion|Pasadena|CA
258|UVA|Virginia|Cavaliers|232d4b|f84c1e|ACC|ACC|0|Scott Stadium|John Paul Jones Arena|Charlottesville|VA
238|VAN|Vanderbilt|Commodores|000000|cfae70|SEC|SEC|1|FirstBank Stadium|Memorial Gymnasium|Nashville|TN
277|WVU|West Virginia|Mountaineers|002855|eaaa00|Big 12|Big 12|0|Milan Puskar Stadium|Hope Coliseum|Morgantown|WV
68|BOIS|Boise State|Broncos|0033a0|fa4616|Pac-12|Pac-12|2|Albertsons Stadium|ExtraMile Arena|Boise|ID
21|SDSU|San Diego State|Aztecs|c41230|000000|Pac-12|Pac-12|3|Snapdragon Stadium|Viejas Arena|San Diego|CA
278|FRES|Fresno State|Bulldogs|c41230|13284c|Pac-12|Pac-12|3|Valley Children's Stadium|Save Mart Center|Fresno|CA
265|WSU|Washington State|Cougars|a60f2d|4d4d4d|Pac-12|Pac-12|3|Gesa Field|Beasley Coliseum|Pullman|WA
2005|AFA|Air Force|Falcons|003594|8a8d8f|Mountain West|Mountain West|2|Falcon Stadium|Clune Arena|Colorado Springs|CO
2439|UNLV|UNLV|Rebels|b10202|666666|Mountain West|Mountain West|3|Allegiant Stadium*|Thomas & Mack Center|Las Vegas|NV
2026|APP|App State|Mountaineers|000000|ffcc00|Sun Belt|Sun Belt|0|Kidd Brewer Stadium|Holmes Center|Boone|NC
256|JMU|James Madison|Dukes|450084|cbb677|Sun Belt|Sun Belt|0|Bridgeforth Stadium|Atlantic Union Bank Center|Harrisonburg|VA
326|TXST|Texas State|Bobcats|4e1719|b4975a|Sun Belt|Sun Belt|1|UFCU Stadium|Strahan Arena|San Marcos|TX
2649|TOL|Toledo|Rockets|0a2240|ffce00|MAC|MAC|0|Glass Bowl|Savage Arena|Toledo|OH
193|M-OH|Miami (OH)|RedHawks|a4000c|000000|MAC|MAC|0|Yager Stadium|Millett Hall|Oxford|OH
195|OHIO|Ohio|Bobcats|154734|ffffff|MAC|MAC|0|Peden Stadium|Convocation Center|Athens|OH
2335|LIB|Liberty|Flames|0a254e|990000|CUSA|CUSA|0|Williams Stadium|Liberty Arena|Lynchburg|VA
98|WKU|Western Kentucky|Hilltoppers|c60c30|ffffff|CUSA|CUSA|1|Houchens-Smith Stadium|E. A. Diddle Arena|Bowling Green|KY
2655|TULN|Tulane|Green Wave|006547|468ac9|American|American|1|Yulman Stadium|Devlin Fieldhouse|New Orleans|LA
235|MEM|Memphis|Tigers|004991|8e9090|American|American|1|Simmons Bank Liberty Stadium|FedExForum|Memphis|TN
349|ARMY|Army|Black Knights|ce9c00|231f20|American|Patriot|0|Michie Stadium|Christl Arena|West Point|NY
2426|NAVY|Navy|Midshipmen|00225b|b5a67c|American|Patriot|0|Navy-Marine Corps Memorial Stadium|Alumni Hall|Annapolis|MD
58|USF|South Florida|Bulls|004a36|231f20|American|American|0|Raymond James Stadium|Yuengling Center|Tampa|FL
41|CONN|UConn|Huskies|0c2340|f1f2f3|FBS Indep.|Big East|0|Rentschler Field|Gampel Pavilion|East Hartford|CT
2250|GONZ|Gonzaga|Bulldogs|041e42|c8102e|-|WCC|3||McCarthey Athletic Center|Spokane|WA
222|VILL|Villanova|Wildcats|123b75|ffffff|CAA|Big East|0|Villanova Stadium|Finneran Pavilion|Villanova|PA
46|GTWN|Georgetown|Hoyas|110e42|ffffff|Patriot|Big East|0|Cooper Field|Capital One Arena|Washington|DC
269|MARQ|Marquette|Golden Eagles|083260|fdb913|-|Big East|1||Fiserv Forum|Milwaukee|WI
156|CREI|Creighton|Bluejays|13299e|ffffff|-|Big East|1||CHI Health Center|Omaha|NE
2599|SJU|St. John's|Red Storm|d41736|000000|-|Big East|0||Madison Square Garden|New York|NY
2752|XAV|Xavier|Musketeers|0c2340|a2aaad|-|Big East|0||Cintas Center|Cincinnati|OH
2507|PROV|Providence|Friars|000000|ffffff|-|Big East|0||Amica Mutual Pavilion|Providence|RI
2608|SMC|Saint Mary's|Gaels|d80024|00264c|-|WCC|3||University Credit Union Pavilion|Moraga|CA
2168|DAY|Dayton|Flyers|004b8d|cb1e3a|-|A 10|0||UD Arena|Dayton|OH
139|SLU|Saint Louis|Billikens|00539c|ffffff|-|A 10|1||Chaifetz Arena|St. Louis|MO
2670|VCU|VCU|Rams|000000|ffb300|-|A 10|0||Siegel Center|Richmond|VA
`
