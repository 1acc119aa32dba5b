import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    Rome, Munich, Chicago, bag in hand
    I have a layover in Paris, do I stamp there or in Nice
    last EU airport
    where do I validate with a connecting flight
    transit in Munich, bag checked through to Tokyo
    flying Barcelona - Zurich - Bangkok
    I change planes in Lisbon
    stopover in Vienna on the way to Dubai
    bought in Germany, leaving from Italy
    shopping in three countries, flying home from Rome
    does it matter from which country I leave
    which airport has to stamp the form
    my last stop in Europe is Athens
    we fly from Nice to Paris to Los Angeles with suitcases checked in
    Can I get the German stamp at Paris airport
    French tax free form at Madrid airport
    I leave the EU from another country than where I bought
    where to validate if my trip goes on to London
    I go from Paris to London by Eurostar and then fly to the US
    going to Switzerland first and then home
    after Italy we go to France then home to Canada
    I bought in Paris but my flight home is from Barcelona
    layover in Frankfurt where do i get the customs stamp
    two flights, checked bag, where is customs
    luggage goes straight through to Singapore with change in Amsterdam
    domestic connection to Paris then long haul
    must I validate in the country where I bought
    Is it possible to have an Italian form stamped in Germany?
    form from Spain validated in Portugal
    do it at the first or the last airport
    connecting flight inside the EU
    first airport or transit airport?
    Lyon to Frankfurt to Seoul hand luggage only
    I depart from Malaga with a stop in Madrid to Mexico
    where do i show goods when I transit
    fly from Berlin through Istanbul
    does Zurich count as leaving the EU
    transfer in London heathrow, where do I validate
    bought in france, exit via belgium
    multi city trip leaving from Munich
    Do I need to stamp in each country
    bought it in Florence and going home via Charles de Gaulle, luggage checked
    I travel Paris Rome Cairo
    can PABLO read a spanish form
    does diva kiosk take french forms
    purchased in germany but departing EU from Madrid
    I bought in Italy and fly home from Paris. Where do I get the stamp?
    My flight home is via Frankfurt. Where do I validate?
    I fly Barcelona to London to New York, where is customs?
    Do I validate in Madrid or in Lisbon?
    I fly from Rome via Munich to Tokyo with hand luggage
    I have a connection in Amsterdam
    my bag is checked through to Bangkok from Nice via Paris
    Where do I validate when I change planes?
    What if I have a stopover in another EU country?
    I leave the EU from Vienna, my forms are from Italy
    bought in Spain, leaving from Germany
    bought in Paris leaving from Rome
    We shop in France and fly out of Italy
    I purchased in Germany but leave from France
    does it have to be stamped in the country of purchase
    can another country stamp my form
    can Spanish customs stamp a German form
    Is a French form valid in Italy?
    will Italy stamp my French forms
    will Frankfurt validate Spanish forms
    can I use the PABLO kiosk for an Italian form
    can a Spanish form be scanned in France
    form from Italy in Germany
    which customs is responsible
    in which country do I go to customs
    at which airport do I validate
    which airport counts as exit
    what is the last EU airport
    where do I leave the EU
    what is the point of exit
    transit through Zurich
    Transfer at Heathrow
    layover in Istanbul
    stop in Dublin on the way to Boston
    I fly Milan Frankfurt Chicago, cabin bag only
    Paris, Madrid, Buenos Aires, suitcase checked in
    my itinerary is Nice - Amsterdam - Toronto
    flying home with a stop in Copenhagen
    after Paris I travel on to Spain and fly home from there
    I visit Italy, France and Germany, where do I do customs
    several EU countries, one customs?
    going from France to UK then home
    I continue my trip to another EU country after shopping
    I travel on to Greece before I go home
    do I do it in Spain when I fly from Madrid to Paris to Tokyo
    first stop or last stop
    I shopped in Rome and fly out of Munich
    I leave from Frankfurt but bought in Milan
    Shopping in Madrid, leaving from Paris, where is the stamp?
    can I do the refund at Frankfurt if I bought in France
    could I do my Italian forms at Orly?
    bought in Lyon, flying from Zurich
    which airport, the first one or the final one
    do I validate where I start or where I leave europe
    stamp at departure or at the connection
    first airport or transfer airport
    two flights, where do I show my shopping
    we bought in Germany but depart from Vienna
    shopping done in Paris, plane leaves from Brussels
    bought in Italy, flying out of Munich
    purchases from Spain and my flight is from Lisbon
    goods from Rome, home from Athens
    I return from another EU country than where I shopped
    one stop on the way to Seoul, hand luggage
    bags go straight to Bangkok with a change in Helsinki
    where to scan with a layover in Amsterdam
    long layover, can I do it there
    my connection is only one hour, where do I stamp
    self transfer, I collect my suitcase and check in again
    stopover in Istanbul, where is customs
    transfer in London on the way home
    transit through Doha
    do it in Florence or in Frankfurt
    is customs at the first airport enough
    can I do customs at my transfer airport
    final EU airport is Copenhagen
    last stop in europe is Madrid
    separate tickets, where do I validate
    open jaw ticket, in Rome out Paris
    overnight at the connecting city
    layover in Amsterdam
    connection in Zurich
    change in London on the way home
    stop in Dublin
    last stop in Europe is Lisbon
    fly home from another country
    bought in Spain, fly from Germany
    French form, leaving from Rome
    two stops on the way
    where do I stamp with a layover
    one night in Vienna before flying home
    going to Greece first, then home
    trip continues to Croatia
    connection within Schengen
    transfer in Istanbul
    first airport or last airport
    does the stopover matter
    Paris, Madrid, Buenos Aires
    Milan via Frankfurt to Chicago
    going on to Iceland
    we continue to Portugal by train and fly from there
    self transfer in Madrid
    separate tickets
    which airport counts for us
    which airport do I use for the stamp
    which of my airports is the right one
    where do I do it on the way home
    lad from Leeds flying home from Malaga with a budget airline
    flying low cost home, where do I do the form
    Brit flying back from Nice, where do I scan
    leaving from Beauvais
    leaving from Girona
    flying out of Bergamo
    we depart from Pisa
    out of Europe from Valencia
    exit from Bologna
    going home from Stuttgart
    rebooked to another airport
    my flight now leaves from another city
    train cancelled so I fly from Lyon
    plans changed, I leave from Madrid now
  `),
}
