import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    we are relocating to Canada, can we claim VAT on furniture
    I'm emigrating to Australia next month
    moving out of the EU permanently
    leaving Spain for good, can I get IVA back on what I bought
    I move to Germany next week from the US
    can I claim when I move away from Europe
    moving to France with new electronics
    returning home permanently after my contract in Milan
    household goods when I move to the USA
    last day as resident of Germany, tax free on departure?
    giving up my residence in France, can I claim detaxe
    I am deregistering in Germany and moving to Singapore
    relocating from Madrid to Mexico
    we are moving house to Switzerland
    moving to Italy from Argentina, VAT?
    taking up residence in Spain
    I bought a TV and I'm moving to London
    finally moving home after 5 years in Europe
    expats leaving europe forever tax free
    I'm about to become a resident of France
    i will move to the EU soon, buying stuff now
    can you get vat back on stuff when you emigrate
    my assignment in Munich ends and I go back to Seoul
    removals company takes my goods to New York
    moving abroad in January, shopping before
    relocation to Dubai: VAT on new purchases
    definitive departure from France
    If I leave Europe for ever can I claim for the last three months
    transfer of residence
    Will I get VAT back if I move to Brazil
    end of studies, moving back to China for good
    moved out of germany last week
    we emigrate, does tax free apply
    changing my residence to outside the EU
    I am going back to live in India
    moving away for good
    returning expat heading to Toronto permanently
    Is tax free possible if I am leaving the country to live in the UK
    permanently leaving Italy next month
    move overseas vat refund
    I'm moving from Paris to New York and bought a sofa
    we relocate to the states in spring and want the german vat back
    I move back home to Canada next month for good
    We are moving from Spain to Mexico, can we get VAT back
    I'm leaving Germany permanently, can I use tax free?
    I'm moving to Italy, do I get VAT back on furniture?
    we're relocating from London to Paris
    I emigrate from France to Canada
    Moving away from Europe, VAT on new goods
    going back home for good after my studies
    I'm ending my stay in Europe and return permanently to the US
    we will move to Portugal next year
    I'm moving abroad
    my family is moving out of Germany
    I'm about to move to Spain, is tax free possible
    I give up my flat in Paris and fly to Japan for ever
    leaving the EU for ever
    relocating overseas
    move house tax free
    I have just moved to the USA
    I am moving home to Australia
    before I move out of the EU can I buy tax free
    emigrants and VAT refund
    repatriation
    I return to my home country permanently
    we change our residence next month
    leaving France definitively
    moving to Dubai for work
    new job in Singapore, leaving Madrid
    I'm becoming a resident of Italy
    I move home to Argentina after five years in Spain
    leaving Germany for good
    moving back to the US
    moving to Spain next month
    emigrating to Canada
    relocating from Paris to Dubai
    my last day as a resident
    giving up my flat and going home
    after my studies I go home for good
    household goods when I move
    buy furniture before I move away
    end of my job in Munich, flying home forever
    deregistered from Germany
  `),
}
