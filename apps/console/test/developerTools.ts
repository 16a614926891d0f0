// React tells the browser's developer tools who made each element and how long each component took. Nobody looks at them
// here, and it takes a tenth of a file's processor time. What React warns of stays. React looks for them when it loads:
// this file comes before all others.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
