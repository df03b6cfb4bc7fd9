/**
 * The tour's weeks from the first Thursday of January on:
 * `name|course|city|state or country|hours behind Eastern|par|millions|kind`
 * Kinds: `major`, `limited` (72 players, no cut), `final` (30 players, no cut), `pairs` (two-man teams).
 * A line that begins with a plus is played in the same week as the one above it.
 */
export const TOUR = `
The Sentry|Plantation Course at Kapalua|Kapalua|HI|5|73|20|limited
Sony Open in Hawaii|Waialae Country Club|Honolulu|HI|5|70|9|
The American Express|Pete Dye Stadium Course|La Quinta|CA|3|72|9|
Farmers Insurance Open|Torrey Pines South|San Diego|CA|3|72|9|
WM Phoenix Open|TPC Scottsdale|Scottsdale|AZ|2|71|9|
AT&T Pebble Beach Pro-Am|Pebble Beach Golf Links|Pebble Beach|CA|3|72|20|limited
The Genesis Invitational|The Riviera Country Club|Pacific Palisades|CA|3|71|20|limited
Cognizant Classic in The Palm Beaches|PGA National|Palm Beach Gardens|FL|0|71|9|
Arnold Palmer Invitational pres. by Mastercard|Bay Hill Club & Lodge|Orlando|FL|0|72|20|limited
+Puerto Rico Open|Grand Reserve Golf Club|Rio Grande|Puerto Rico|0|72|4|
THE PLAYERS Championship|TPC Sawgrass|Ponte Vedra Beach|FL|0|72|25|
Valspar Championship|Innisbrook Resort|Palm Harbor|FL|0|71|8|
Texas Children's Houston Open|Memorial Park Golf Course|Houston|TX|1|70|9|
Valero Texas Open|TPC San Antonio|San Antonio|TX|1|72|9|
Masters Tournament|Augusta National Golf Club|Augusta|GA|0|72|21|major
RBC Heritage|Harbour Town Golf Links|Hilton Head Island|SC|0|71|20|limited
Zurich Classic of New Orleans|TPC Louisiana|Avondale|LA|1|72|9|pairs
THE CJ CUP Byron Nelson|TPC Craig Ranch|McKinney|TX|1|71|9|
Truist Championship|Quail Hollow Club|Charlotte|NC|0|71|20|limited
+ONEflight Myrtle Beach Classic|Dunes Golf & Beach Club|Myrtle Beach|SC|0|71|4|
PGA Championship|Aronimink Golf Club|Newtown Square|PA|0|70|19|major
Charles Schwab Challenge|Colonial Country Club|Fort Worth|TX|1|70|9|
the Memorial Tournament pres. by Workday|Muirfield Village Golf Club|Dublin|OH|0|72|20|limited
RBC Canadian Open|TPC Toronto|Caledon|Canada|0|70|9|
U.S. Open|Shinnecock Hills Golf Club|Southampton|NY|0|70|21|major
Travelers Championship|TPC River Highlands|Cromwell|CT|0|70|20|limited
Rocket Classic|Detroit Golf Club|Detroit|MI|0|72|9|
John Deere Classic|TPC Deere Run|Silvis|IL|1|71|8|
Genesis Scottish Open|The Renaissance Club|North Berwick|Scotland|-5|70|9|
+ISCO Championship|Hurstbourne Country Club|Louisville|KY|0|70|4|
The Open|Royal Birkdale GC|Southport|England|-5|70|17|major
+Corales Puntacana Championship|Corales Golf Club|Punta Cana|Dominican Republic|0|72|4|
3M Open|TPC Twin Cities|Blaine|MN|1|71|8|
Wyndham Championship|Sedgefield Country Club|Greensboro|NC|0|70|8|
FedEx St. Jude Championship|TPC Southwind|Memphis|TN|1|70|20|limited
BMW Championship|Bellerive Country Club|St. Louis|MO|1|70|20|limited
TOUR Championship|East Lake Golf Club|Atlanta|GA|0|70|40|final
Procore Championship|Silverado Resort|Napa|CA|3|72|6|
Biltmore Championship|The Cliffs at Walnut Cove|Asheville|NC|0|71|5|
Sanderson Farms Championship|The Country Club of Jackson|Jackson|MS|1|72|6|
Baycurrent Classic pres. by LEXUS|Yokohama Country Club|Yokohama|Japan|-13|71|8|limited
Bank of Utah Championship|Black Desert Resort|Ivins|UT|2|71|6|
Vidanta Championship|VidantaWorld|Vallarta|Mexico|1|71|7|
World Wide Technology Championship|El Cardonal|Cabo San Lucas|Mexico|2|72|6|
Butterfield Bermuda Championship|Port Royal Golf Course|Southampton|Bermuda|-1|71|6|
The RSM Classic|Sea Island Golf Club|St. Simons Island|GA|0|71|7|
Good Good Championship|Omni Barton Creek|Austin|TX|1|71|6|
`
