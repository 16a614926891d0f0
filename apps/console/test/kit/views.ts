/** Stores views that the mock's customer saved before. */
export const saveViews = (
  views: readonly { name: string; search: string; day?: string }[],
  start = '',
) => {
  const stored = views.map((one) => ({ ...one, start: one.name === start }));
  localStorage.setItem('preference:catalogViews.3', JSON.stringify(stored));
};

export const cheapView = {
  name: 'Cheap .net',
  search: '?tld=net&max_price=60&per_page=25&hide=chars&sources=1',
};
