/**
 * The main routes of the map, each as the towns that it passes, west to east or south to north: `City ST`. Their positions come from the
 * table of ZIP codes, so a route is a line between towns and not the road itself.
 */
export const ROUTES = {
  'I-90':
    "Seattle WA, Ellensburg WA, Moses Lake WA, Spokane WA, Coeur d'Alene ID, Missoula MT, Butte MT, Bozeman MT, Billings MT, Sheridan WY, Gillette WY, Rapid City SD, Mitchell SD, Sioux Falls SD, Albert Lea MN, La Crosse WI, Madison WI, Rockford IL, Chicago IL, Gary IN, South Bend IN, Toledo OH, Cleveland OH, Erie PA, Buffalo NY, Rochester NY, Syracuse NY, Utica NY, Albany NY, Stockbridge MA, Westfield MA, Springfield MA, Palmer MA, Sturbridge MA, Auburn MA, Westborough MA, Framingham MA, Natick MA, Weston MA, Newton Center MA, Boston MA",
  'I-95':
    'Miami FL, Fort Lauderdale FL, West Palm Beach FL, Fort Pierce FL, Melbourne FL, Daytona Beach FL, Jacksonville FL, Brunswick GA, Savannah GA, Walterboro SC, Florence SC, Fayetteville NC, Wilson NC, Rocky Mount NC, Petersburg VA, Richmond VA, Fredericksburg VA, Alexandria VA, Washington DC, Laurel MD, Baltimore MD, Aberdeen MD, Wilmington DE, Philadelphia PA, Trenton NJ, New Brunswick NJ, Newark NJ, New York NY, New Rochelle NY, Stamford CT, Bridgeport CT, New Haven CT, New London CT, Westerly RI, Warwick RI, Providence RI, Attleboro MA, Foxboro MA, Canton MA, Dedham MA, Needham MA, Weston MA, Waltham MA, Lexington MA, Burlington MA, Wakefield MA, Peabody MA, Newburyport MA, Portsmouth NH, Portland ME, Augusta ME, Bangor ME, Houlton ME',
  'I-495':
    'Wareham MA, Middleboro MA, Taunton MA, Mansfield MA, Franklin MA, Milford MA, Westborough MA, Marlborough MA, Boxborough MA, Littleton MA, Lowell MA, Andover MA, Lawrence MA, Haverhill MA, Amesbury MA',
  'I-290': 'Auburn MA, Worcester MA, Shrewsbury MA, Northborough MA, Marlborough MA',
  'I-93':
    'Canton MA, Braintree MA, Quincy MA, Boston MA, Medford MA, Woburn MA, Andover MA, Salem NH, Manchester NH, Concord NH, Plymouth NH, Littleton NH, Saint Johnsbury VT',
  'I-84':
    'Scranton PA, Milford PA, Middletown NY, Newburgh NY, Danbury CT, Waterbury CT, Hartford CT, Vernon Rockville CT, Sturbridge MA',
  'I-91':
    'New Haven CT, Meriden CT, Hartford CT, Enfield CT, Springfield MA, Northampton MA, Greenfield MA, Brattleboro VT, White River Junction VT, Saint Johnsbury VT, Newport VT',
  'I-195': 'Providence RI, Seekonk MA, Fall River MA, New Bedford MA, Wareham MA',
  'Route 3': 'Braintree MA, Weymouth MA, Hanover MA, Plymouth MA, Sagamore MA',
  'I-190': 'Worcester MA, Sterling MA, Leominster MA',
  'Route 2': 'Greenfield MA, Gardner MA, Leominster MA, Littleton MA, Concord MA, Cambridge MA',
  'I-80':
    'San Francisco CA, Oakland CA, Vallejo CA, Sacramento CA, Truckee CA, Reno NV, Winnemucca NV, Elko NV, Salt Lake City UT, Evanston WY, Rock Springs WY, Laramie WY, Cheyenne WY, North Platte NE, Grand Island NE, Lincoln NE, Omaha NE, Des Moines IA, Iowa City IA, Davenport IA, Joliet IL, Gary IN, South Bend IN, Toledo OH, Youngstown OH, Clarion PA, Bloomsburg PA, Stroudsburg PA, Parsippany NJ, Hackensack NJ, New York NY',
  'I-70':
    'Richfield UT, Green River UT, Grand Junction CO, Glenwood Springs CO, Denver CO, Limon CO, Hays KS, Salina KS, Topeka KS, Kansas City MO, Columbia MO, Saint Louis MO, Effingham IL, Terre Haute IN, Indianapolis IN, Dayton OH, Columbus OH, Zanesville OH, Wheeling WV, Washington PA, Breezewood PA, Hagerstown MD, Frederick MD, Baltimore MD',
  'I-40':
    'Barstow CA, Needles CA, Kingman AZ, Flagstaff AZ, Gallup NM, Albuquerque NM, Tucumcari NM, Amarillo TX, Oklahoma City OK, Fort Smith AR, Little Rock AR, Memphis TN, Jackson TN, Nashville TN, Knoxville TN, Asheville NC, Winston Salem NC, Greensboro NC, Durham NC, Raleigh NC, Wilmington NC',
  'I-10':
    'Santa Monica CA, Los Angeles CA, San Bernardino CA, Indio CA, Blythe CA, Phoenix AZ, Tucson AZ, Las Cruces NM, El Paso TX, Fort Stockton TX, San Antonio TX, Houston TX, Beaumont TX, Lake Charles LA, Lafayette LA, Baton Rouge LA, New Orleans LA, Biloxi MS, Mobile AL, Pensacola FL, Tallahassee FL, Lake City FL, Jacksonville FL',
  'I-20':
    'Pecos TX, Odessa TX, Abilene TX, Fort Worth TX, Dallas TX, Longview TX, Shreveport LA, Monroe LA, Jackson MS, Meridian MS, Tuscaloosa AL, Birmingham AL, Atlanta GA, Augusta GA, Columbia SC, Florence SC',
  'I-5':
    'San Ysidro CA, San Diego CA, Irvine CA, Los Angeles CA, Santa Clarita CA, Coalinga CA, Stockton CA, Sacramento CA, Redding CA, Medford OR, Eugene OR, Salem OR, Portland OR, Olympia WA, Tacoma WA, Seattle WA, Everett WA, Bellingham WA, Blaine WA',
  'I-75':
    'Naples FL, Fort Myers FL, Tampa FL, Ocala FL, Lake City FL, Valdosta GA, Macon GA, Atlanta GA, Chattanooga TN, Knoxville TN, Lexington KY, Cincinnati OH, Dayton OH, Lima OH, Toledo OH, Detroit MI, Flint MI, Saginaw MI, Gaylord MI, Sault Sainte Marie MI',
  'I-35':
    'Laredo TX, San Antonio TX, Austin TX, Waco TX, Dallas TX, Oklahoma City OK, Wichita KS, Emporia KS, Kansas City MO, Des Moines IA, Albert Lea MN, Minneapolis MN, Duluth MN',
  'I-25':
    'Las Cruces NM, Albuquerque NM, Santa Fe NM, Raton NM, Pueblo CO, Colorado Springs CO, Denver CO, Cheyenne WY, Casper WY, Buffalo WY',
  'I-15':
    'San Diego CA, San Bernardino CA, Barstow CA, Las Vegas NV, Saint George UT, Provo UT, Salt Lake City UT, Pocatello ID, Idaho Falls ID, Butte MT, Helena MT, Great Falls MT, Shelby MT',
  'I-94':
    'Billings MT, Miles City MT, Bismarck ND, Fargo ND, Saint Cloud MN, Minneapolis MN, Eau Claire WI, Madison WI, Milwaukee WI, Kenosha WI, Chicago IL, Benton Harbor MI, Kalamazoo MI, Ann Arbor MI, Detroit MI, Port Huron MI',
  'I-81':
    'Bristol VA, Roanoke VA, Staunton VA, Winchester VA, Hagerstown MD, Harrisburg PA, Scranton PA, Binghamton NY, Syracuse NY, Watertown NY',
  'I-65':
    'Mobile AL, Montgomery AL, Birmingham AL, Nashville TN, Bowling Green KY, Louisville KY, Indianapolis IN, Lafayette IN, Gary IN',
  'I-55':
    'New Orleans LA, Jackson MS, Memphis TN, Cape Girardeau MO, Saint Louis MO, Springfield IL, Bloomington IL, Joliet IL, Chicago IL',
  'I-85':
    'Montgomery AL, Auburn AL, Atlanta GA, Greenville SC, Charlotte NC, Greensboro NC, Durham NC, Petersburg VA',
  'I-77': 'Columbia SC, Charlotte NC, Wytheville VA, Charleston WV, Marietta OH, Canton OH, Cleveland OH',
  'I-87': 'New York NY, Newburgh NY, Kingston NY, Albany NY, Glens Falls NY, Plattsburgh NY, Champlain NY',
  'I-89': 'Concord NH, Lebanon NH, Montpelier VT, Burlington VT, Swanton VT',
};

/** Towns with a name on the map, by the lowest zoom that shows them. */
export const CITIES = {
  4: 'New York NY, Los Angeles CA, Chicago IL, Houston TX, Phoenix AZ, Philadelphia PA, Dallas TX, San Francisco CA, Seattle WA, Denver CO, Boston MA, Washington DC, Atlanta GA, Miami FL, Minneapolis MN, Saint Louis MO, New Orleans LA, Anchorage AK, Honolulu HI',
  6: 'San Diego CA, San Antonio TX, Austin TX, Jacksonville FL, Columbus OH, Charlotte NC, Indianapolis IN, Nashville TN, Oklahoma City OK, El Paso TX, Las Vegas NV, Detroit MI, Portland OR, Memphis TN, Louisville KY, Baltimore MD, Milwaukee WI, Albuquerque NM, Tucson AZ, Sacramento CA, Kansas City MO, Omaha NE, Raleigh NC, Cleveland OH, Tampa FL, Pittsburgh PA, Cincinnati OH, Buffalo NY, Salt Lake City UT, Birmingham AL, Richmond VA, Providence RI, Hartford CT, Albany NY, Portland ME, Burlington VT, Manchester NH, Worcester MA, Springfield MA, Boise ID, Billings MT, Fargo ND, Little Rock AR, Jackson MS, Charleston SC, Charleston WV, Des Moines IA, Spokane WA, Orlando FL, Cheyenne WY, Wichita KS, Sioux Falls SD',
  8: 'Framingham MA, Lowell MA, Lawrence MA, Cambridge MA, Quincy MA, Brockton MA, New Bedford MA, Fall River MA, Plymouth MA, Salem MA, Gloucester MA, Leominster MA, Fitchburg MA, Nashua NH, Concord NH, Portsmouth NH, Pawtucket RI, Warwick RI, Newport RI, Woonsocket RI, New Haven CT, Bridgeport CT, Stamford CT, New London CT, Northampton MA, Pittsfield MA, Hyannis MA, Newark NJ, Trenton NJ, Wilmington DE, Oakland CA, San Jose CA, Long Beach CA, Anaheim CA, Tacoma WA, Fort Worth TX, Aurora IL, Gary IN, Saint Paul MN, Alexandria VA, Annapolis MD',
  9: 'Natick MA, Marlborough MA, Hudson MA, Milford MA, Waltham MA, Wellesley MA, Newton MA, Concord MA, Sudbury MA, Westborough MA, Shrewsbury MA, Hopkinton MA, Ashland MA, Holliston MA, Franklin MA, Norwood MA, Dedham MA, Needham MA, Lexington MA, Burlington MA, Woburn MA, Peabody MA, Lynn MA, Braintree MA, Weymouth MA, Attleboro MA, Taunton MA, Acton MA, Wayland MA, Sherborn MA, Medway MA, Auburn MA, Andover MA, Haverhill MA',
};
