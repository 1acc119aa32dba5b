import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    Germany
    tell me about Italy
    rules in france
    What are the tax free rules of Spain?
    france tax free rules
    italy vat refund rules 2026
    Differences between France and Spain for tax free
    compare the four countries
    where is it best to shop tax free, Paris or Milan?
    which country gives the most back
    Is it better to buy in Italy or France
    what do I need to know about Germany
    spain?
    conditions in italy
    Where do I get the highest refund in Europe
    best country for tax free shopping
    overview of the rules
    How is Germany different from France
    vat refund spain overview
    germany tax free info
    give me the facts for Italy
    summary for Spain please
    should I buy the watch in Germany or in Italy
    where is tax free cheapest
    tax refund requirements France
    rules for tourists shopping in Germany
    what are the conditions to get detaxe in France
    vat rules for paris
    country information italy
    do the rules differ between EU countries
    are the rules the same in every country
    which countries do you cover
    which country should I shop in for the best VAT refund
    what are the rules for american tourists in spain
    Tax free conditions germany
    France or Spain for buying a bag
    Is the refund better in Spain than in France
    How does Italy compare
    rule for refunds in Barcelona
    Germany rules pls
    regulations italy tax free shopping
    general info spain tax free
    vat refund france requirements
    What do tourists need to know for Italy
    What should I know about tax free in Spain?
    How does France differ from Italy?
    Tell me the rules for Germany
    Can you compare Italy and Spain for shopping?
    Is Spain better than France for tax free?
    Which country is best for buying a designer bag?
    where do I get more money back, France or Germany
    In which country is the VAT refund highest?
    rules germany
    rules for Paris
    Italy?
    Munich
    what about Spain
    and in Spain?
    and France
    what are the conditions in Italy
    what applies in Germany
    what holds in France
    Give me an overview of all countries
    country comparison
    facts about tax free in France
    details for Spain
    how is it in Italy
    How about Germany?
    tax refund Italy
    VAT refund Germany
    detaxe France
    tax free Spain
    Barcelona tax free rules
    what is different in Spain
    in which countries can you help
    do you know the rules of all four countries
    is Italy stricter than France
    which has better conditions, Italy or Spain
    where should I buy, Paris or Barcelona
    what's special about tax free in Germany
    how does it work in Italy
    Spain in a nutshell
    the basics for Germany
    overview of France
    explain the French rules
    compare Spain with Italy
    Italy or France, which is better
    which country pays the most back
    where do I get the most back
    best country to buy a bag
    difference between Germany and Spain
    what must I know for Italy
    rules for tourists in Spain
    summary of the four countries
    is Spain cheaper than France after the refund
    rank the countries
  `),
}
