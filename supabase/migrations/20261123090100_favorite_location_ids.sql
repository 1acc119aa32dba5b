-- The number of a place is made by the site from city and country (domain, places/location-id): positive, and no
-- larger than a browser's numbers are exact. Which numbers there are is not the database's to know: a place may be
-- saved before it has a page. Rows from before stay as they are.
alter table public.favorite_locations add constraint favorite_locations_location_id_check
  check (location_id between 1 and 9007199254740991) not valid;
