import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    I am a consul in Rome, may I claim
    embassy staff and tax free
    diplomats and the refund
    I have worked in Germany for years and keep my foreign passport
    I have lived in Spain for two years but my passport is Mexican
    my passport is foreign but I live here
    but my passport is from outside Europe
    Am I eligible for a refund?
    is a green card holder eligible
    who is entitled to tax free
    do UK residents get a refund after brexit
    We are from Australia. Do we qualify?
    dual nationality spanish and mexican, living in mexico city
    im norwegian can i get tax free in Spain
    is tax free only for non europeans
    do EU citizens get a VAT refund
    My wife is French and I am Japanese, we live in Tokyo, can she claim
    I'm staying in Europe for five months, am I still a tourist?
    How long may I stay and still claim
    can residents of the EU do tax free
    eligibility rules
    who gets tax free shopping
    can a Turkish citizen with german residence get it
    I live in London and shop in Paris
    can people from Iceland claim
    what nationalities can claim
    i am polish living in chicago
    does citizenship matter or residence
    Is it open to Israelis?
    My home is in Dubai but I hold a Dutch passport
    can expats living outside the EU claim when they visit home
    Can my parents from India get the refund?
    are diplomats eligible
    I'm Irish and live in Dublin, can I do tax free in Rome
    are cruise crew members eligible
    are canary island residents allowed to claim on the mainland
    non-resident conditions
    Can Russians still get tax free
    I'm from Brazil, do I qualify for tax refund in Spain
    am i allowed to do tax free with a european passport if i live in the us
    I hold two passports, which one do I use
    we live in switzerland and go shopping in germany every week
    who isnt allowed to claim
    I got a long stay visa for France, does it matter
    does a tourist from Monaco get a refund
    proof of residence outside the EU
    is there a rule on how long i stay in the EU
    May tourists from India claim?
    I'm a US citizen, am I allowed to claim?
    can Americans claim VAT
    can canadians get a refund in Italy
    do Australians get tax back
    are british tourists eligible
    Do Swiss residents qualify?
    As a Mexican living in Spain, can I claim?
    I'm a German citizen living in Dubai
    I have a French passport and live in Canada
    I'm an EU citizen, can I claim?
    My passport is Irish but my home is New York
    I'm from the UK, can I get the tax back
    Can somebody from Northern Ireland get it?
    I live in Gibraltar, may I claim
    I am resident in Norway
    am I entitled to tax free as a resident of the Netherlands
    I live in Paris but I'm Chinese
    we are permanent residents of Australia with Italian passports
    my husband lives in Italy, can he claim
    who qualifies for tax free shopping
    what are the conditions to be eligible
    do I have to be a non-resident
    nationality or residence, what counts
    which passport matters
    can green card holders claim
    I'm staying for 8 months
    I will stay in Europe for 7 months
    how long can I be in Europe to be eligible
    I stay in France for half a year
    as a tourist from Hong Kong am I eligible
    does it matter where I live
    are people living in Monaco eligible
    I'm Brazilian with a Portuguese passport living in São Paulo
    I'm Japanese
    I am from Canada
    we are Koreans
    we live in Texas
    I'm a citizen of the UK resident in Spain
    are foreigners allowed to claim
    who may use tax free
    do Germans get the tax back in Italy
    Can Italian citizens claim in France
    is a resident of Ireland allowed
    can my French friend use tax free
    can Brits claim in France
    can the English get tax back in Italy
    do Canadians get VAT back in Germany
    Can Indians get a refund in Paris?
    are Japanese tourists eligible in Spain
    Can Swiss people claim in Italy?
    I am Spanish
    I am French, can I claim
    I am German
    I'm Norwegian
    I stay for 7 months
    my trip lasts nine months
    I'll be in France for 5 months
    we are staying 4 months in Europe
    I live in Switzerland
    I live in Spain
    I live in Italy, can I get VAT back?
    I live in Poland
    I live in Turkey, may I claim in Germany
    Living in Greece, am I allowed to claim?
    I'm a diplomat in Paris, am I eligible
    I work at the embassy in Madrid, can I claim
    soldier stationed in Germany
    is NATO personnel eligible
    do I qualify
    so do I qualify then
    do we qualify
    am I eligible then
    does my visa change anything for the refund
    is a tourist visa needed to claim
    I am here without a visa, can I claim
    does a schengen visa allow me to claim
    visa free travelers tax refund
    we are Norwegians on a shopping trip by car, can we claim
    Swiss driving over the border to shop, do we qualify
    day trip from Norway by car, mwst back?
    I work on a cruise ship as crew, can I claim
    airline crew tax free
    flight attendant from Brazil, may I claim
    seafarer on a ship, tax refund
    crew of a cruise ship from the Philippines, may we claim tax free
    ship crew member shopping in port
    can I claim
    so can I claim in Italy
    am I allowed to claim in Paris
    would I qualify in Spain
    is Norway in the EU for tax free
    is Serbia part of the EU
    do Turks get it
    we come from Iceland, is that EU
    can locals do tax free
    I am here on a long visa, may I claim
    retired in Portugal with a US passport
    my home is in Dubai, passport is Dutch
    living in Ireland, American citizen
    green card and EU passport
    holiday home in Spain but I live in Canada
    we are crew, can we claim
    i live in madrid but come from canada
    person from Hong Kong
    are brits ok since brexit
    can EU people get it when they live abroad
    home is Tokyo, shopping in Paris
    home: Toronto. shopping in Milan
    based in Singapore, weekend in Rome
    from Seoul, buying in Munich
    residence in Chile, holiday in Spain
    I come from Tel Aviv, am I in
    living in Dubai, buying in Cannes
    my home is Sydney, am I eligible
    resident of Hong Kong
    British couple on holiday in Nice
    UK passport and UK address
    Norwegian in Barcelona
    Swiss, driving over to shop
    does being Swiss matter
    does it depend on nationality or address
    passport or residence, which one decides
    dual citizen, living in New York
    I have two passports
    EU passport but home outside
    Italian citizen who lives in Brazil
    French by birth, living in Canada for 10 years
    German passport, address in Mexico
    tourist on a Schengen visa
    on a business trip, may I claim
    cruise guest from the US
    retired Brit living in Kent
    do locals get it too
    can Europeans do it
    am I the right kind of person for this
    do I qualify as an Argentine
    we are Turks, can we
    Serbian, does that count as outside
    Ukrainian refugee living in Germany
    what nationalities may claim
    is it only for Americans
    citizen of Ireland living in London
    born in Spain, home in Miami
    holiday home in Spain but living in Norway
    I have a second home in France
    long stay visa
    90 day tourist
    Do I count as a visitor
    my refugee passport is from Germany and I live there
    refugee living in Italy
    asylum seeker in Germany shopping in Spain
    stateless
    travel document issued by France where I live
    renting a flat in Nice for eight months
    we stay from January to August
    language course of two weeks, home is Brazil
    short summer course in Paris, I live in Korea
    three week cooking class in Bologna, home Chile
    long holiday in Spain from the US
    does my disability change anything
    do seniors get it
  `),
}
