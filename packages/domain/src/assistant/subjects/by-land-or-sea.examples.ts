import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    we leave by car to Switzerland, where is customs
    driving home to the UK through Calais
    ferry from Spain to Morocco
    by train to Switzerland, where do I stamp
    taking the Eurostar, where to validate
    I'm leaving the EU by bus
    border crossing by car from Italy to Switzerland
    where do I stamp when I drive across the border
    leaving by road
    on a cruise around the Mediterranean
    cruise stops in Marseille and Naples, ends in Istanbul
    leaving from the port of Genoa
    train from Milan to Zurich
    TGV to Geneva customs
    flixbus to London from Paris
    le shuttle eurotunnel tax free
    where is the customs office at the swiss border
    we drive from Munich to Zurich
    ferry from Dieppe to Newhaven
    I cross into Gibraltar from Spain
    going to Andorra by car
    walking over the border to Serbia
    by boat to Tunisia
    private yacht leaving from Cannes
    leaving EU on motorbike via Turkey
    night train to Switzerland
    cross channel ferry detaxe
    Is there customs on the train
    we go home by coach
    Basel station form stamp
    road trip ending in Switzerland
    how do I validate when I leave by sea
    My cruise leaves from Barcelona and the next port is in Italy
    cruise from Venice to Croatia and Turkey
    port of Algeciras stamp
    land border validation
    leaving through Konstanz to Switzerland, export slip
    at Weil am Rhein how do I stamp my Ausfuhrschein
    do I have to stop at the border if I leave by car
    Chiasso border tax free
    rental car to Zurich airport
    ship passengers tax refund
    I leave by train to Switzerland, where is customs?
    I take the train from Paris to Geneva
    I drive from France to Switzerland
    We are driving home to Switzerland
    I go home by car
    leaving the EU by car, where's the stamp
    Where do I validate when I take the ferry?
    How do I get the stamp on a cruise?
    Our cruise ends in Barcelona and we fly home
    we leave on a cruise ship from Rome
    going by ferry to the UK
    by ship to Morocco
    Eurostar tax free
    train to London from Paris
    I travel by Eurostar
    is there customs at the Swiss border
    where to get a stamp at the border crossing
    bus from Munich to Zurich
    I leave from Milan by train to Lugano
    crossing into Switzerland by car at Chiasso
    road border
    stamp on the train
    driving through the Channel tunnel
    overland to Turkey
    car ferry from Italy to Albania
    harbour customs
    cruise passengers
    bicycle trip to Switzerland
    leaving by private boat
    tax free at the port of Barcelona
    by coach to London
    hike across the border
    flying out of Geneva after shopping in France
    Basel airport and French forms
    I go to Andorra by bus from Barcelona
    going home through the channel tunnel with our car
    leshuttle from calais to folkestone
    where do I scan at eurotunnel
    car on the shuttle to Dover
    ferry from Calais to Dover
    driving back to England via calais
    car train to folkestone, tax free forms
    taking the shuttle under the channel with the shopping in the boot
    driving home through the channel tunnel
    we take the car on the shuttle to England
    bus from Milan to Lugano
    motorway border to Switzerland, is there customs
    swiss border by car, where do they stamp
    crossing into Switzerland on foot
    train to Geneva with tax free goods
    going to Andorra by car, where is the stamp
    ferry to Morocco from Spain
    ship from Bari to Albania
    cruise ends in a non EU port
    cruise passengers where do they validate
    leaving by boat
    hydrofoil to tunis
    by car to Norway through Denmark
    road border stamp
    is there a customs office at the motorway
    campervan to the UK
    train from Munich to Zurich stamp where
    eurostar customs
    motorbike trip to Serbia
    train to Zurich from Milan
    driving from Nice to Geneva
    bus to London
    ferry to Tangier
    ferry to Dover
    car through Switzerland
    by car to Andorra
    walking over the border to Gibraltar
    going home on the Eurostar
    cruise ends in Barcelona
    ship from Marseille to Tunis
    night train to Belgrade
    by motorhome to Norway
    train from Paris to Geneva, where is customs
    border with Switzerland, where do I stop
    small road to Switzerland without customs
    ferry from Malaga to Morocco
    leave by yacht
    private jet
    bus through the tunnel
    no customs on the train
    border post closed when driving
    eurostar home, where do I do it
    I go home with the eurostar, where
  `),
}
