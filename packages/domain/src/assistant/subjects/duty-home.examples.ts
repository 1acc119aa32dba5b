import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do I have to declare the bag in the US
    customs allowance when I get back
    will I be taxed at home
    how much can I bring into Canada duty free
    import duty on a watch in Australia
    declare purchases
    tax when I return to India
    duty free limit UK
    do I pay customs in my country
    what is my allowance
    do I need to tell US customs about my purchases
    bring back goods worth 3000 dollars
    GST on arrival
    import tax in Brazil
    what if I don't declare
    personal exemption 800 dollars
    Japanese customs limit 200000 yen
    home customs
    will I have to pay tax twice
    will China tax my handbag
    duties back home
    is the refund worth it if I pay duty at home
    how much duty for a 5000 euro bag
    should I declare at JFK
    import VAT in the UK
    Swiss limit 150 francs
    will they charge me when I land
    allowances on arrival in Singapore
    customs declaration form home country
    how much duty will I owe
    personal allowance for returning residents
    do they tax you coming home
    red channel at home airport
    do I have to pay import VAT in Switzerland
    what can I bring home without paying
    what's the duty in Korea for luxury goods
    need to report purchases at arrival
    duty free allowance
    customs at destination
    entering the US with a new Rolex
    will my own country's customs want money
    Is there duty on shoes in Mexico
    avoid paying duty at home
    tax on arrival Thailand
    do I pay sales tax at home for what I bought in Europe
    Do I have to pay tax at home?
    Will I have to pay duty when I get home?
    Do I have to pay customs in the US for my bag?
    How much can I bring into the US?
    how much can I take home without paying
    what's the allowance for Canada
    allowance for Australia
    Do I have to declare my purchases at home?
    Must I declare it?
    do I need to declare a watch
    what about customs in my own country
    customs when I arrive home
    Does my country tax it?
    import duty
    import tax at home
    is there import duty
    UK allowance
    duty free limit for Japan
    Do I pay GST when I return?
    tax in India on arrival
    double tax?
    tax twice
    what will US customs say
    do I pay anything in Brazil
    will they tax my handbag in Korea
    duty
    are there limits for what I can bring home
    Swiss customs on return
    customs duty Switzerland
    how much is duty on handbags
    allowance in the US
    do I pay in Korea for it
    customs at home
    declare the watch in Australia
    do I pay tax in my own country
    declare in the US
    800 dollar allowance
    will Canada tax me
    Australian customs limit
    import tax in India
    GST when I come home
    how much can I bring home
    should I declare the bag at home
    what happens at JFK
    Chinese customs limit
    UK allowance 390
    do they charge me twice
  `),
}
