/** The action that lifts the filters of a screen, wherever its button stands: it resets the form of the filter panel. */
export const clearFilters = { label: 'Clear Filters', type: 'reset', form: 'filters' } as const;
