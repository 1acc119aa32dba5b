import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how do I save a place
    how can I save a location
    add to favorites
    how do I add a city to my favourites
    save an airport for later
    where is the save button
    bookmark a place
    how do I bookmark Nice
    can I keep a list of places
    how to mark a shop as favourite
    make a place a favourite
    star a location
    where do I find my favorites
    how do I remove a favourite
    delete a saved place
    take a city off my favorites
    the save button is grey
    I cannot save a place
    why can I not save favorites
    does saving a place need a login
    how do I pin a desk
    is there a wish list of places
    store a location in my account
    save this airport please
    can you save CDG for me
    add Milan to my saved places
    how to unsave a location
    how does the favourite button work
    where are saved places shown
    keep this outlet in my list
    saving places how
    how many places can I save
    save the map location
    remember this place for me
    put Barcelona on my favourites
    heart button for cities where
    how to favorite a place
    favourite a station
    mark a location
    how can I store my favourite outlet
    how to save a place to favorites
    save Nice
    how do I bookmark a city
    favorite a place
    remove a favorite
    keep a place for later
    pin an airport
  `),
}
