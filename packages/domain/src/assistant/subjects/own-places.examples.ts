import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    my favourites
    show my saved places
    saved locations
    what are my favorites
    list of my saved cities
    places I bookmarked
    my bookmarks
    which cities have I saved
    my saved refund offices
    show favourites
    do I have any favorites
    what have I saved
    open my favorites
    my places
    my list of places
    saved airports
    which locations did I mark
    see my saved spots
    my favourite cities
    what did I add to favorites
    favorites list
    places on my list
    show me the places I like
    recall my saved places
    my starred places
    which place did I save last
    did I save Nice
    is CDG among my favorites
    my stored locations
    list favorites
    my saved map places
    show saved offices
    tell me my favorite locations
    view saved places
    what places have I kept
    places saved in my account
    all my favourites please
    my pinned places
    favourite locations
    which stations did I save
    where are my saved places
    give me my favorite places
    the places that I stored
    What are my favorite places?
    Which places have I saved?
    Show my favorites
    my favorites
    my saved places
    favorites
    my favorite airports
    what did I save
    which locations have I saved
    list my places
    show me my saved locations
    saved places
    do I have saved places
    my favourite places please
    which cities are my favorites
    list my favorites
    which airports did I save
  `),
}
