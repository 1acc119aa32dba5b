import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is food refundable
    VAT on books
    chocolate and macarons from Paris
    cheese and ham
    what rate is on food in Spain
    can I claim on groceries
    olive oil from Italy
    reduced rate
    books in Italy
    are books tax free
    art rate
    lower VAT on food
    supermarket shopping
    how much do I get back for 200 euros of chocolate
    wine and cheese refund
    jamon from Madrid
    do I get VAT back on a painting from a gallery
    art books
    food items eligible?
    tax on baby food
    vat on newspapers
    is there a reduced rate in Germany
    7 percent
    4 percent iva books spain
    5.5% in france
    is the refund lower for food
    sweets and biscuits
    parmesan from Bologna
    truffle oil and pasta
    tea and coffee for home
    comic books and manga
    what VAT is on books in France
    sheet music
    refund for 150 euro macarons
    textbooks
    groceries at carrefour
    gourmet food from Galeries Lafayette
    iberico ham 400 euros
    what about delicatessen
    is VAT different for food and clothes
    children's books
    lower rate goods
    bought 120 euro of books in rome
    food supplements and vitamins
    foie gras
    Is there VAT on food?
    Do I get VAT back on groceries?
    Can I claim for chocolate?
    Is chocolate refundable?
    Do books count?
    Can I get tax back on books?
    I bought books for 80 euros in Paris
    I bought chocolate for 120 euros
    120 euros of cheese in France
    ham for 200 euros in Spain
    books 90 euros Italy
    Are books refundable in Italy?
    Is food included?
    what about food
    what about books
    what about groceries
    what about olive oil
    what about a painting
    I bought a painting for 1000 euros
    art from a gallery in Paris
    rate for food
    VAT rate on books in Germany
    lower tax on food
    reduced VAT
    which goods have a reduced rate
    how much VAT is on chocolate
    do sweets count
    supermarket
    supermarket purchases
    can I claim supermarket shopping
    food from the supermarket
    pasta and olive oil from Italy
    coffee beans
    tea from Mariage Frères
    magazines
    is the rate lower for art
    how much tax is in food
    chocolates and cheese
    art book tax
    catalogue from a museum shop
    novels
    is the rate lower on books
    childrens books
    vat on olive oil
    tax rate of medicine
    baby food
    comics
    books
    are books refunded
    textbooks in Germany
    olive oil
    ham to take home
    chocolate as souvenir
    cheese
    food rate
    tax on food
    tea and coffee
    vat on books in Spain
    painting from a gallery
    art
    glasses with prescription
    contact lenses
    groceries
    delicatessen in Paris
    parmesan from Italy
    less tax on food, what comes back
    7 percent goods
    hearing aid
    are hearing aids refundable
    contact lenses from an optician
    prescription lenses tax
    wheelchair bought in Germany
    flowers and plants
  `),
}
