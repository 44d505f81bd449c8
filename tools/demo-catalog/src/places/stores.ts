/**
 * The stores, one per line: number, ZIP code, latitude, longitude, state, name, street. The cities and their locations are real; the
 * streets are invented. A name that differs from the city comes first, with a slash: `Back Bay/Boston`.
 */
export const STORE_LINES = `
1547 01702 42.279 -71.416 MA Framingham | 40 Ledger Road
0008 01760 42.283 -71.349 MA Natick | 12 Quire Street
0112 02116 42.350 -71.076 MA Back Bay/Boston | 210 Vellum Street
0131 02139 42.365 -71.104 MA Cambridge | 77 Folio Avenue
0144 01608 42.263 -71.802 MA Worcester | 5 Binder Square
0158 02169 42.249 -70.998 MA Quincy | 318 Margin Road
0163 01103 42.102 -72.590 MA Springfield | 90 Ream Street
0171 02903 41.820 -71.413 RI Providence | 16 Foolscap Lane
0183 06103 41.767 -72.673 CT Hartford | 250 Carbon Street
0187 06510 41.308 -72.926 CT New Haven | 33 Ledger Street
0192 03101 42.991 -71.463 NH Manchester | 61 Folder Road
0196 04101 43.659 -70.257 ME Portland, Maine/Portland | 8 Wharf Row
0198 05401 44.478 -73.213 VT Burlington | 45 Paper Mill Road
0201 10001 40.750 -73.997 NY Chelsea/New York | 340 Letter Avenue
0207 10017 40.752 -73.973 NY Midtown East/New York | 15 Stationers Row
0214 11201 40.694 -73.990 NY Brooklyn Heights/Brooklyn | 128 Clasp Street
0219 11375 40.720 -73.845 NY Forest Hills | 70 Notebook Road
0223 10601 41.033 -73.765 NY White Plains | 9 Index Plaza
0228 12207 42.652 -73.755 NY Albany | 411 Docket Street
0233 14202 42.886 -78.878 NY Buffalo | 27 Lakeside Row
0236 14604 43.157 -77.605 NY Rochester | 102 Lens Street
0241 07102 40.736 -74.173 NJ Newark | 55 Stapler Street
0246 08540 40.349 -74.659 NJ Princeton | 3 Quill Lane
0251 19103 39.953 -75.174 PA Rittenhouse/Philadelphia | 86 Charter Street
0257 15222 40.448 -79.993 PA Strip District/Pittsburgh | 140 Inkwell Street
0262 19801 39.739 -75.547 DE Wilmington | 22 Ribbon Street
0267 21202 39.294 -76.607 MD Baltimore | 300 Envelope Street
0272 20005 38.904 -77.032 DC Washington | 19 Gazette Street
0276 22201 38.887 -77.095 VA Arlington | 64 Ledger Avenue
0281 23219 37.541 -77.434 VA Richmond | 7 Printers Row
0287 27601 35.775 -78.637 NC Raleigh | 118 Pencil Street
0292 28202 35.227 -80.843 NC Charlotte | 36 Register Street
0298 29401 32.779 -79.937 SC Charleston | 14 Blotter Lane
0303 30303 33.753 -84.390 GA Atlanta | 500 Memo Drive
0309 32202 30.326 -81.654 FL Jacksonville | 82 Punch Street
0314 32801 28.542 -81.377 FL Orlando | 21 Sunny Margin Road
0319 33602 27.952 -82.456 FL Tampa | 66 Laminate Street
0325 33130 25.768 -80.204 FL Brickell/Miami | 230 Gel Pen Way
0331 35203 33.521 -86.810 AL Birmingham | 11 Foundry Row
0337 37203 36.151 -86.789 TN Nashville | 48 Staff Line Road
0342 38103 35.148 -90.053 TN Memphis | 29 Bluff Street
0348 40202 38.253 -85.752 KY Louisville | 73 Ledger Court
0353 43215 39.967 -83.004 OH Columbus | 160 Tab Street
0359 44113 41.482 -81.697 OH Cleveland | 94 Binder Avenue
0364 45202 39.108 -84.506 OH Cincinnati | 17 Fountain Pen Row
0370 46204 39.771 -86.157 IN Indianapolis | 205 Circle Street
0376 48226 42.333 -83.047 MI Detroit | 88 Carbon Copy Street
0381 49503 42.962 -85.659 MI Grand Rapids | 31 Desk Street
0387 53202 43.045 -87.899 WI Milwaukee | 52 Copybook Street
0393 60601 41.886 -87.622 IL The Loop/Chicago | 190 Lake Letter Street
0398 60201 42.054 -87.694 IL Evanston | 6 Semester Street
0404 55401 44.984 -93.270 MN Minneapolis | 75 Paper Mill Avenue
0410 50309 41.588 -93.621 IA Des Moines | 43 Grant Street
0415 63101 38.631 -90.192 MO St. Louis/Saint Louis | 120 Arch Row
0421 64105 39.103 -94.590 MO Kansas City | 15 Wagon Street
0427 68102 41.260 -95.933 NE Omaha | 68 Prairie Ledger Road
0433 70130 29.934 -90.071 LA New Orleans | 9 Quarto Street
0438 73102 35.471 -97.519 OK Oklahoma City | 84 Red Pen Street
0444 75201 32.788 -96.800 TX Uptown/Dallas | 310 Staple Street
0449 76102 32.757 -97.333 TX Fort Worth | 26 Stock Book Street
0455 77002 29.757 -95.365 TX Houston | 402 Bayou Letter Street
0460 78701 30.271 -97.742 TX Austin | 57 Notebook Street
0466 78205 29.424 -98.489 TX San Antonio | 13 Mission Row
0472 80202 39.750 -104.997 CO Denver | 99 Mile Margin Street
0478 80302 40.018 -105.288 CO Boulder | 4 Granite Lane
0484 84101 40.756 -111.900 UT Salt Lake City | 61 Temple Paper Street
0490 83702 43.631 -116.206 ID Boise | 37 Sawtooth Row
0495 87102 35.082 -106.648 NM Albuquerque | 20 Adobe Letter Street
0501 85004 33.451 -112.071 AZ Phoenix | 155 Cactus Card Street
0507 85701 32.217 -110.971 AZ Tucson | 18 Presidio Row
0512 89101 36.172 -115.125 NV Las Vegas | 777 Poster Street
0518 90017 34.053 -118.264 CA Downtown/Los Angeles | 620 Credit Street
0523 90401 34.016 -118.493 CA Santa Monica | 41 Ocean Margin Street
0529 92101 32.719 -117.162 CA San Diego | 83 Harbor Card Street
0535 94105 37.789 -122.395 CA South of Market/San Francisco | 240 Proof Street
0540 94612 37.808 -122.269 CA Oakland | 71 Lake Ledger Street
0546 95113 37.333 -121.891 CA San Jose | 128 Memory Street
0552 95814 38.580 -121.494 CA Sacramento | 12 Capitol Docket Street
0557 97204 45.518 -122.674 OR Portland, Oregon/Portland | 65 Bridge Paper Street
0563 98101 47.611 -122.335 WA Seattle | 300 Rain Letter Street
0569 99201 47.662 -117.432 WA Spokane | 24 Falls Row
0575 96813 21.311 -157.857 HI Honolulu | 10 Trade Wind Street
0581 99501 61.218 -149.880 AK Anchorage | 32 Northern Light Row
`;

/** The warehouses: id, ZIP code, latitude, longitude, state, city. */
export const WAREHOUSE_LINES = `
EAST 18202 40.947 -76.021 PA Hazleton
SOUTH 30336 33.737 -84.555 GA Atlanta
MIDWEST 43207 39.900 -82.965 OH Columbus
CENTRAL 76177 32.978 -97.317 TX Fort Worth
WEST 89502 39.497 -119.776 NV Reno
PACIFIC 92408 34.083 -117.271 CA San Bernardino
`;
