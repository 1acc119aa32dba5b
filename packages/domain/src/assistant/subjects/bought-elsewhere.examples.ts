import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    tax free in the Netherlands
    how does it work in Portugal
    VAT refund Greece
    bought a bag in Vienna
    belgium tax refund
    what about Switzerland
    VAT refund in Ireland
    minimum in Austria
    can I claim in Prague
    Denmark tax free rules
    shopping in Budapest
    Is there tax free in Croatia
    tax refund in Poland
    sweden vat refund
    what is the VAT in Portugal
    I bought shoes in Brussels for 300 euro
    do you know about Finland
    Turkey tax free
    tax refund Japan
    VAT refund in Dubai
    Norway tax free
    tax free shopping in London
    harrods vat refund
    is there VAT refund in Gran Canaria
    Czech Republic refund
    Luxembourg
    Iceland tax refund
    refund for a watch from Geneva
    Athens tax free
    what are the rules in Holland
    Lisbon airport refund desk
    Schiphol tax refund
    Vienna airport customs
    Monaco shopping tax free
    is Andorra tax free
    other EU countries
    do you cover Portugal
    Malta vat refund
    Romania
    Slovenia tax free minimum
    Singapore GST refund
    Korea tax refund
    I shopped in Copenhagen for 2000 dkk
    minimum purchase in Belgium
    what's the tax free threshold in Greece
    I bought a bag in Lisbon
    I bought shoes in Amsterdam for 200 euros
    1200 euros in Vienna
    500 euros in Brussels
    300 euros in Dublin
    900 euros in London
    200 euro in Tenerife
    500 euros in Athens how much back
    What about Portugal?
    What about Greece?
    and in Portugal?
    and Austria?
    what about the UK?
    Is there a refund in England?
    Can I get VAT back in the UK?
    Is tax in the Canary Islands refundable?
    refund in Tenerife
    do I get the IGIC back
    Are purchases in Switzerland refundable?
    bought in Switzerland
    tax free Belgium
    Belgium
    Netherlands
    Poland
    Is there tax free in Ireland?
    minimum in the Netherlands
    minimum in Portugal
    minimum purchase Greece
    VAT in Austria
    VAT rate in Belgium
    how does it work in Greece
    Which other countries have tax free?
    Do you know Sweden?
    Can you help with Denmark?
    tax refund Hungary
    tax refund in Thailand
    tax refund Turkey
    Norway
    refund at Vienna airport
    refund desk Lisbon
    refund desk in Amsterdam
    desk at Gatwick
    customs at Gatwick
    VAT refund at London airport
    tax refund at Zurich airport
    tax free in Switzerland
    do I get tax back in China
    can I get tax back in Korea
    is there tax free shopping in Dubai
    do I get VAT back in England
    tax refund in New York
    do they have tax free in Norway
    bought in Monaco, where do I scan
    purchase in Monaco, fly from Nice
    shopping in Monte Carlo, tax free form
    form from Monaco at Nice airport
    tax free in Belfast for overseas tourists
    visitor from the US shopping in Northern Ireland
    tourists buying in Belfast
    is there tax free in London for tourists
    tax free in London
    shopping in Zurich
    does Switzerland have it
    refund for Amsterdam shopping
    bought in Vienna
    Greek islands shopping
    Belgian chocolate from Brussels
    is it possible in Poland
    Japan tax free
    Ireland rules
    UK tax free gone?
    Prague crystal
    Danish design from Copenhagen
    Harrods refund
    Croatia
    Dubai mall refund
    tax free in the Canaries
    shopping in Andorra
    Monaco boutique
    Malta
    Finland
  `),
}
